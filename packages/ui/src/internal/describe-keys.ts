import { cleanup, configure, getConfig } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Key, Keys } from '../../../../.storybook/guide.ts';

/** Presses the key of the line, or types the text where the line is about typing. */
type Press = (text?: string) => Promise<void>;

/** Shows the component, presses, and looks at what came of it. */
type Proof = (press: Press, key: Key) => Promise<void>;

const shortly = 50;

/** Takes everything away, also what was in hand. */
async function clear() {
  await userEvent.keyboard('{Escape}');
  cleanup();
}

/** A key as user-event wants it written. */
function written(key: Key, text: string | undefined): string {
  if (key === 'Letters' || key === 'Digits') {
    if (text === undefined) throw new Error(`${key}: say which are typed`);
    return text;
  }
  const [name = '', ...held] = key.split('+').reverse();
  const signs: Record<string, string> = { Space: ' ', Comma: ',', Semicolon: ';', A: 'a' };
  const stroke = signs[name] ?? `{${name}}`;
  return held.reduce((inside, other) => `{${other}>}${inside}{/${other}}`, stroke);
}

/**
 * Tries what a guide says of the keyboard: each line has its proof, which is run for every key of the line. A line
 * without a proof does not compile, and a proof that holds without the key being pressed is none and fails.
 */
export function describeKeys<const Lines extends Keys>(
  guide: { keys: Lines },
  proofs: { readonly [Does in keyof Lines]: Proof },
) {
  describe('by keyboard', () => {
    // At a desk: where there is a keyboard there is room.
    beforeAll(() => page.viewport(1280, 800));
    const lines = Object.entries(guide.keys).flatMap(([does, keys]) => keys.map((key) => ({ does, key })));
    it.each(lines)('[$key] $does', async ({ does, key }) => {
      const proof = proofs[does];
      if (proof === undefined) throw new Error('this line of the guide has no proof');
      let pressed = 0;
      await proof(async (text) => {
        pressed += 1;
        await userEvent.keyboard(written(key, text));
      }, key);
      expect(pressed, 'the proof presses the key').toBeGreaterThan(0);
      await clear();

      const { asyncUtilTimeout } = getConfig();
      configure({ asyncUtilTimeout: shortly });
      try {
        await expect(
          proof(async () => {}, key),
          'the proof fails without the key',
        ).rejects.toThrow();
      } finally {
        configure({ asyncUtilTimeout });
        await clear();
      }
    });
  });
}
