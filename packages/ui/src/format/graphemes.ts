let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a person sees them: a flag, a family or a letter with its accent is one. */
export function graphemes(text: string): string[] {
  // Addresses and hashes are plain, and a table has thousands of them.
  if (/^[ -~]*$/.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
