/** A play: no two labels along the axis of a chart touch. */
export function labelsApart({ canvasElement }: { canvasElement: HTMLElement }): void {
  const boxes = [...canvasElement.querySelectorAll('text[text-anchor=middle]')].map((text) =>
    text.getBoundingClientRect(),
  );
  if (boxes.length < 2) throw new Error('There are not two labels');
  boxes.forEach((box, index) => {
    const next = boxes[index + 1];
    if (next !== undefined && next.left <= box.right) throw new Error('Two labels touch');
  });
}
