/** How many characters a person would count: code points, so that an emoji or a rare Chinese character is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * Keeps text within a limit of characters by leaving out the end of what was just inserted in front of the caret, so
 * that text which stood behind it survives.
 */
export function cutToLimit(text: string, caret: number, limit: number) {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return { text, caret, leftOut: 0 };
  const before = Array.from(text.slice(0, caret));
  const behind = Array.from(text.slice(caret)).slice(0, limit);
  const kept = before.slice(0, Math.max(0, limit - behind.length)).join('');
  return { text: kept + behind.join(''), caret: kept.length, leftOut: excess };
}
