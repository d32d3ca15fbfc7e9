import { expect, it, vi } from 'vitest';
import { createToasts } from './toast-store.ts';

it('replaces the toast with the same key, in its place', () => {
  const toasts = createToasts();
  toasts.show({ key: 'request', tone: 'danger', message: 'first' });
  toasts.show({ tone: 'success', message: 'other' });
  toasts.show({ key: 'request', tone: 'danger', message: 'second' });
  expect(toasts.getSnapshot().map(({ message }) => message)).toEqual(['second', 'other']);
});

it('keeps toasts without a key apart and dismisses by the key it gave', () => {
  const toasts = createToasts();
  const first = toasts.show({ tone: 'idle', message: 'same' });
  toasts.show({ tone: 'idle', message: 'same' });
  expect(toasts.getSnapshot()).toHaveLength(2);
  toasts.dismiss(first);
  expect(toasts.getSnapshot()).toHaveLength(1);
  toasts.clear();
  expect(toasts.getSnapshot()).toEqual([]);
});

it('tells its listeners until they leave', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  const leave = toasts.subscribe(listener);
  toasts.show({ tone: 'idle', message: 'one' });
  leave();
  toasts.clear();
  expect(listener).toHaveBeenCalledOnce();
});
