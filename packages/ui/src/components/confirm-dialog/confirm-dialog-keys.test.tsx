import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { confirmDialogGuide } from './confirm-dialog.guide.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

async function show() {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      type="warning"
      title="Send to a risky address?"
      checkbox="I know the risk"
      confirmLabel="Send"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const dialog = screen.getByRole('alertdialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return {
    onConfirm,
    onCancel,
    box: screen.getByRole<HTMLInputElement>('checkbox', { name: 'I know the risk' }),
  };
}

describeKeys(confirmDialogGuide, {
  Cancels: async (press) => {
    const { onCancel } = await show();
    await press();
    expect(onCancel).toHaveBeenCalledOnce();
  },
  'Ticks the box': async (press) => {
    const { box } = await show();
    box.focus();
    await press();
    expect(box.checked).toBe(true);
  },
  'Confirms, on the confirm button': async (press) => {
    const { box, onConfirm } = await show();
    box.focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Send' }).focus();
    await press();
    expect(onConfirm).toHaveBeenCalledOnce();
  },
});
