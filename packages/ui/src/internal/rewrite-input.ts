/**
 * Puts other text into an input than the person entered, with the caret where they expect it. Done before React
 * renders: it then finds the value in place and does not move the caret to the end.
 */
export function rewriteInput(input: HTMLInputElement | HTMLTextAreaElement, text: string, caret: number) {
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
