import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainLayout } from './table-layout.rules.ts';
import { useTableLayout } from './use-table-layout.ts';

const arranged = { order: ['b', 'a'], hidden: ['c'], widths: { a: 120 } };

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps a layout in the browser, for every table of its key', () => {
  const one = renderHook(() => useTableLayout('coins'));
  const other = renderHook(() => useTableLayout('coins'));
  const stranger = renderHook(() => useTableLayout('wallets'));
  act(() => one.result.current.onLayout(arranged));
  expect(one.result.current.layout).toEqual(arranged);
  expect(other.result.current.layout).toEqual(arranged);
  expect(stranger.result.current.layout).toEqual(plainLayout);
  expect(renderHook(() => useTableLayout('coins')).result.current.layout).toEqual(arranged);
});

it('is the same layout until it changes, so that no row is drawn again', () => {
  localStorage.setItem('coins', JSON.stringify(arranged));
  const { result, rerender } = renderHook(() => useTableLayout('coins'));
  const before = result.current;
  rerender();
  expect(result.current.layout).toBe(before.layout);
  expect(result.current.onLayout).toBe(before.onLayout);
});

it('begins anew where what was kept is broken', () => {
  localStorage.setItem('coins', '{"order":');
  expect(renderHook(() => useTableLayout('coins')).result.current.layout).toEqual(plainLayout);
});

it('hears what another tab arranged', () => {
  const { result } = renderHook(() => useTableLayout('coins'));
  act(() => {
    localStorage.setItem('coins', JSON.stringify(arranged));
    window.dispatchEvent(new Event('storage'));
  });
  expect(result.current.layout).toEqual(arranged);
});

it('remembers while the page lives where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { result } = renderHook(() => useTableLayout('blocked'));
  expect(result.current.layout).toEqual(plainLayout);
  act(() => result.current.onLayout(arranged));
  expect(result.current.layout).toEqual(arranged);
});
