import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { inlineGuide } from './inline.guide.tsx';
import { Inline } from './inline.tsx';

describeKeys(inlineGuide, {
  'Goes to the first child first, whatever `justify` says': async (press) => {
    for (const justify of ['start', 'end', 'between'] as const) {
      const { unmount } = render(
        <>
          <button>Before</button>
          <Inline justify={justify}>
            <button>Cancel</button>
            <button>Transfer</button>
          </Inline>
        </>,
      );
      screen.getByRole('button', { name: 'Before' }).focus();
      await press();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
      unmount();
    }
  },
});
