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

it('of too many lets the oldest go that would leave by themselves, and none that stays until it is closed', () => {
  const toasts = createToasts({ limit: 3 });
  const shown = () => toasts.getSnapshot().map(({ message }) => message);
  toasts.show({ tone: 'danger', message: 'failed' });
  toasts.show({ tone: 'success', message: 'first' });
  toasts.show({ tone: 'attention', message: 'warned', duration: null });
  toasts.show({ tone: 'success', message: 'second' });
  expect(shown()).toEqual(['failed', 'warned', 'second']);
  toasts.show({ tone: 'danger', message: 'failed too' });
  toasts.show({ tone: 'danger', message: 'and again' });
  toasts.show({ tone: 'success', message: 'third' });
  expect(shown()).toEqual(['failed', 'warned', 'failed too', 'and again', 'third']);
});
