import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { splitPaneGuide } from './split-pane.guide.tsx';
import { SplitPane } from './split-pane.tsx';

describeKeys(splitPaneGuide, {
  'Goes to the side first, then to the content': async (press) => {
    render(
      <>
        <button>Before</button>
        <SplitPane side={<button>Main sub-wallet</button>} sideLabel="Sub-wallets">
          <button>Receive</button>
        </SplitPane>
      </>,
    );
    screen.getByRole('button', { name: 'Before' }).focus();
    for (const name of ['Main sub-wallet', 'Receive']) {
      await press();
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
  },
});
