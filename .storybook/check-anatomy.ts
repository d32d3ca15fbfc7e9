import { waitFor } from 'storybook/test';
import { findPart } from './docs/find-part.ts';
import type { Guide } from './guide.ts';

/** Fails where a part that the guide names is not in the story that is to show it. */
export async function checkAnatomy(guide: Guide | undefined, story: string): Promise<void> {
  if (guide?.anatomy?.story !== story) return;
  const { parts } = guide.anatomy;
  // A part that is loaded when it is wanted comes a moment later.
  await waitFor(() => {
    const missing = Object.entries(parts).filter(
      ([, selector]) => findPart(document, selector) === undefined,
    );
    if (missing.length > 0) throw new Error(`Parts that are not in ${story}: ${JSON.stringify(missing)}`);
  });
}
