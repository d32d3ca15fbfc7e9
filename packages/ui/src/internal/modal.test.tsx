import { render, screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

afterEach(() => {
  acting.IS_REACT_ACT_ENVIRONMENT = true;
});

/** A modal over which another one comes once it is loaded: not with a press, whose effects would follow at once. */
function Loading() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => startTransition(() => setLoaded(true));
    addEventListener('loaded', load);
    return () => removeEventListener('loaded', load);
  }, []);
  return (
    <>
      <Modal open aria-label="First" width={400} onClose={vi.fn()}>
        First
      </Modal>
      {isLoaded ? (
        <Modal open aria-label="Second" width={400} onClose={vi.fn()}>
          Second
        </Modal>
      ) : null}
    </>
  );
}

const isInert = (name: string) => screen.getByRole('dialog', { name }).closest('[inert]') !== null;

it('can be reached where it comes over another one later than the press that opened it', async () => {
  render(<Loading />);
  acting.IS_REACT_ACT_ENVIRONMENT = false;
  setTimeout(() => dispatchEvent(new Event('loaded')));
  await waitFor(() => expect(isInert('First')).toBe(true));
  expect(isInert('Second')).toBe(false);
});
