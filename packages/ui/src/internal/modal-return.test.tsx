import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type RefObject, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

afterEach(() => {
  vi.unstubAllGlobals();
  acting.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Keeps what is behind from taking the focus, and lets go of it where the base does: in an effect, after the next frame. */
function Inert({ behind }: { behind: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    const button = behind.current;
    if (button === null) return undefined;
    button.disabled = true;
    return () => {
      button.disabled = false;
    };
  }, [behind]);
  return null;
}

let close = () => {};

function Page() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  close = () => setOpen(false);
  return (
    <main>
      <button ref={opener} onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Modal open label="Edit" width={400} onClose={close}>
          <Inert behind={opener} />
        </Modal>
      ) : null}
    </main>
  );
}

it('gives the focus back where a frame comes before the page behind can have it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.click();
  await screen.findByRole('dialog');
  // Closed by an answer rather than by a press, with the next frame at once.
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    queueMicrotask(() => frame(0));
    return 0;
  });
  setTimeout(() => close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
