import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { drawerGuide } from './drawer.guide.tsx';
import { Drawer } from './drawer.tsx';

async function show({ onBack }: { onBack?: () => void } = {}) {
  const close = vi.fn();
  render(
    <>
      <button>Behind</button>
      <Drawer open title="Receive" onClose={close} {...(onBack === undefined ? {} : { onBack })}>
        <button>Copy</button>
        <button>Save</button>
      </Drawer>
    </>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Receive' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return { close, inside: within(drawer) };
}

describeKeys(drawerGuide, {
  'Goes to the next control in it, and never behind it': async (press) => {
    const { inside } = await show();
    inside.getByRole('button', { name: 'Copy' }).focus();
    await press();
    expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Save' }));
    for (let count = 0; count < 5; count += 1) {
      await press();
      expect(document.activeElement?.textContent).not.toBe('Behind');
    }
  },
  'Closes it; in a stack, the top page only': async (press) => {
    const { close } = await show();
    await press();
    expect(close).toHaveBeenCalledOnce();
    cleanup();
    const back = vi.fn();
    const stacked = await show({ onBack: back });
    await press();
    expect(back).toHaveBeenCalledOnce();
    expect(stacked.close).not.toHaveBeenCalled();
  },
});
