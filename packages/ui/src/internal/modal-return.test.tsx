import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

afterEach(() => {
  vi.unstubAllGlobals();
  acting.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Keeps the page behind from taking the focus, and lets go of it where the base does: in an effect, maybe after a frame. */
function Inert() {
  useEffect(() => {
    const button = document.querySelector('button');
    button?.setAttribute('disabled', '');
    return () => button?.removeAttribute('disabled');
  }, []);
  return null;
}

/** A page whose modal closes when an answer comes. */
function Page() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const close = () => setOpen(false);
    addEventListener('answer', close);
    return () => removeEventListener('answer', close);
  }, []);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Open</button>
      {open ? (
        <Modal open aria-label="Edit" width={400} onClose={vi.fn()}>
          <Inert />
        </Modal>
      ) : null}
    </main>
  );
}

it('gives the focus back where a frame comes before the page behind can have it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  // The next frame comes at once.
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    queueMicrotask(() => frame(0));
    return 0;
  });
  setTimeout(() => dispatchEvent(new Event('answer')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
