import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { dialogGuide } from './dialog.guide.tsx';
import { Dialog } from './dialog.tsx';

async function show() {
  const close = vi.fn();
  render(
    <>
      <button>Behind</button>
      <Dialog open title="Add address" onClose={close} footer={<button>Add</button>}>
        <button>Scan</button>
      </Dialog>
    </>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Add address' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { close, inside: within(dialog) };
}

describeKeys(dialogGuide, {
  'Goes to the next control in it, and never behind it': async (press) => {
    const { inside } = await show();
    inside.getByRole('button', { name: 'Scan' }).focus();
    await press();
    expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Add' }));
    for (let count = 0; count < 4; count += 1) {
      await press();
      expect(document.activeElement?.textContent).not.toBe('Behind');
    }
  },
  'Closes it alone': async (press) => {
    const { close } = await show();
    await press();
    expect(close).toHaveBeenCalledOnce();
  },
});
