import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { switchGuide } from './switch.guide.tsx';
import { Switch } from './switch.tsx';

const change = vi.fn();

function show() {
  change.mockClear();
  render(
    <>
      <button>Before</button>
      <Switch checked={false} onChange={change}>
        Whitelist only
      </Switch>
    </>,
  );
  return screen.getByRole('switch', { name: 'Whitelist only' });
}

describeKeys(switchGuide, {
  'Goes to the switch': async (press) => {
    const control = show();
    screen.getByRole('button').focus();
    await press();
    expect(document.activeElement).toBe(control);
  },
  'Switches on and off': async (press) => {
    show().focus();
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  },
});
