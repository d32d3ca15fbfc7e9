import { findPart } from './docs/find-part.ts';
import type { Guide } from './guide.ts';

/** Fails where a part that the guide names is not in the story that is to show it. */
export function checkAnatomy(guide: Guide | undefined, story: string): void {
  if (guide?.anatomy?.story !== story) return;
  const missing = Object.entries(guide.anatomy.parts).filter(
    ([, selector]) => findPart(document, selector) === undefined,
  );
  if (missing.length > 0) throw new Error(`Parts that are not in ${story}: ${JSON.stringify(missing)}`);
}
