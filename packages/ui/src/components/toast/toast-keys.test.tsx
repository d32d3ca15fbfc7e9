import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Dialog } from '../dialog/index.ts';
import { toastGuide } from './toast.guide.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';

/** With the focus in a dialog, below two toasts that stay. */
async function show() {
  const toasts = createToasts();
  render(
    <>
      <Dialog open title="Transfer" onClose={() => undefined}>
        <button>Inside</button>
      </Dialog>
      <ToastRegion toasts={toasts} />
    </>,
  );
  const inside = await screen.findByRole('button', { name: 'Inside' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  inside.focus();
  act(() => {
    for (const message of ['Older', 'Newest']) toasts.show({ tone: 'danger', message });
  });
  return inside;
}
const focusedToast = () => document.activeElement?.closest('li')?.textContent;

describeKeys(toastGuide, {
  'Goes to the newest toast, from inside a dialog, too': async (press) => {
    await show();
    await press();
    await waitFor(() => expect(focusedToast()).toMatch(/Newest/));
  },
  'Closes the toast, and returns to where the focus was': async (press) => {
    const inside = await show();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(focusedToast()).toMatch(/Newest/));
    await press();
    await waitFor(() => expect(screen.queryByText('Newest')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(inside));
  },
});
