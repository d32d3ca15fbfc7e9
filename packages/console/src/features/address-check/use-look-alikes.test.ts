// @vitest-environment happy-dom
import { addressOn } from '@mpc/api/sandbox';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Anchor } from './address-messages.ts';
import { useLookAlikes } from './use-look-alikes.ts';

const known = addressOn('ETH', 'recipient');
const forged =
  `${known.slice(0, 10)}${known.slice(10, 36).replaceAll(/[1-8]/g, '9')}${known.slice(36)}`.toLowerCase();
const book = [{ base_symbol: 'BSC', address: known, label: 'Recipient' }];
const none: Anchor[] = [];
const asked = { base: 'ETH', book, others: none };

it('tells what looks like an address of the book, and what is in it, on every chain of the family', () => {
  const { result } = renderHook(useLookAlikes, { initialProps: asked });
  expect(result.current.find(forged)).toMatchObject({ level: 'block', anchor: { label: 'Recipient' } });
  expect(result.current.find(known)).toBeNull();
});

it('tells what looks like an address that nobody trusts, such as our own, also in the book', () => {
  const others = [{ address: known, label: 'Main' }];
  const initialProps: Parameters<typeof useLookAlikes>[0] = { ...asked, book: [], others };
  const { result, rerender } = renderHook(useLookAlikes, { initialProps });
  expect(result.current.find(forged)).toMatchObject({ anchor: { label: 'Main' } });
  const replaced = [{ base_symbol: 'ETH', address: forged, label: 'Recipient' }];
  rerender({ ...asked, book: replaced, others });
  expect(result.current.find(forged)).toMatchObject({ level: 'block', anchor: { label: 'Main' } });
});

it('is not made again for a form that is shown again, but is for another book', () => {
  const { result, rerender } = renderHook(useLookAlikes, { initialProps: asked });
  const first = result.current;
  rerender({ ...asked });
  expect(result.current).toBe(first);
  rerender({ ...asked, book: [] });
  expect(result.current.find(forged)).toBeNull();
});

it('has nothing to say while no coin is chosen', () => {
  const { result } = renderHook(useLookAlikes, { initialProps: { ...asked, base: '' } });
  expect(result.current.find(forged)).toBeNull();
});
