/** What was typed to find an item, and when. */
export interface TypedLetters {
  text: string;
  at: number;
}

/** Letters within a second of each other are one word. */
export const withLetter = ({ text, at }: TypedLetters, letter: string, now: number): TypedLetters => ({
  text: now - at < 1000 ? text + letter : letter,
  at: now,
});

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** The item that begins with what was typed, whatever its case and accents; one letter again and again goes round. */
export function itemFor(text: string, current: number, labels: readonly string[]): number | undefined {
  const [letter = '', ...others] = new Set(text);
  const wanted = others.length === 0 ? letter : text;
  const from = others.length === 0 ? current + 1 : Math.max(current, 0);
  const places = labels.map((_, index) => (from + index) % labels.length);
  return places.find((place) => collator.compare(labels[place]?.slice(0, wanted.length) ?? '', wanted) === 0);
}

interface Size {
  width: number;
  height: number;
}

/**
 * Where a menu opens, in pixels of the window: at the start of its button, below it, or above where there is more room.
 */
export function placeMenu(
  button: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  menu: Size,
  screen: Size,
  isRightToLeft: boolean,
) {
  const gap = 4;
  const edge = 12;
  const below = screen.height - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const goesUp = menu.height > below && above > below;
  const start = isRightToLeft ? button.right - menu.width : button.left;
  return {
    left: Math.max(edge, Math.min(start, screen.width - menu.width - edge)),
    top: goesUp ? button.top - gap - Math.min(menu.height, above) : button.bottom + gap,
    maxHeight: goesUp ? above : below,
  };
}
