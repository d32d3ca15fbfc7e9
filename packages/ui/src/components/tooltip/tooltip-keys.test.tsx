import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { tooltipGuide } from './tooltip.guide.tsx';
import { Tooltip } from './tooltip.tsx';

const onKeyDown = vi.fn();

function show() {
  onKeyDown.mockClear();
  render(
    <div onKeyDown={onKeyDown} role="presentation">
      <button>Before</button>
      <Tooltip content="Amount and fee">
        <button>Frozen</button>
      </Tooltip>
    </div>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
}

describeKeys(tooltipGuide, {
  'Shows it, by giving its element the focus': async (press) => {
    show();
    await press();
    expect((await screen.findByRole('tooltip')).textContent).toBe('Amount and fee');
  },
  'Hides it, and closes nothing else': async (press) => {
    show();
    await userEvent.keyboard('{Tab}');
    await screen.findByRole('tooltip');
    onKeyDown.mockClear();
    await press();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(onKeyDown).not.toHaveBeenCalled();
  },
});
