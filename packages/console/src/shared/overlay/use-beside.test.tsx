import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBeside, useHeldLayout } from './use-beside.ts';

let isWide = true;
const changed = new Set<() => void>();

/** The window becomes as wide or as narrow as that. */
const resize = (wide: boolean) =>
  act(() => {
    isWide = wide;
    for (const tell of changed) tell();
  });

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, tell: () => void) => changed.add(tell),
    removeEventListener: (_: string, tell: () => void) => changed.delete(tell),
  }));
});
afterEach(() => vi.unstubAllGlobals());

function Question() {
  useHeldLayout();
  return <input aria-label="Remark" />;
}

/** Like a detail: it is another one beside the list and over it. */
function Detail() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Question /> : <button onClick={() => setOpen(true)}>Approve</button>;
}

const Screen = () => (useBeside() ? <Detail key="beside" /> : <Detail key="over" />);

it('leaves a question open that was asked beside the list, though the window becomes narrow', () => {
  render(<Screen />);
  act(() => screen.getByText('Approve').click());
  resize(false);
  expect(screen.getByRole('textbox', { name: 'Remark' })).toBeTruthy();
});

it('goes with the window where nothing is asked, and once nothing is any more', () => {
  const { rerender } = render(<Screen />);
  const beside = screen.getByText('Approve');
  resize(false);
  expect(screen.getByText('Approve')).not.toBe(beside);
  resize(true);
  rerender(
    <>
      <Screen />
      <Question />
    </>,
  );
  resize(false);
  const held = screen.getByText('Approve');
  rerender(<Screen />);
  expect(held.isConnected).toBe(false);
});
