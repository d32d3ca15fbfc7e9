import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

const drawer = (open: boolean) => (
  <Drawer open={open} title="Transfer USDT" onClose={() => undefined}>
    250,000.00 USDT
  </Drawer>
);

const classesIn = (place: Element) =>
  [...place.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);

it('has every style of it written while it is closed and the browser has nothing else to do', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { rerender } = render(drawer(false));
  const made = vi.spyOn(document, 'createElement');
  act(() => waiting.forEach((then) => then()));
  const ahead = made.mock.results
    .map(({ value }) => value as Element)
    .find((place) => place.querySelector('h2'));
  const written = new Set(classesIn(ahead ?? document.head));
  expect(ahead?.isConnected).toBe(false);
  expect(document.body.textContent).toBe('');
  rerender(drawer(true));
  const panel = document.querySelector('[role=dialog]')?.parentElement;
  expect(classesIn(panel ?? document.head).length).toBeGreaterThan(5);
  expect(classesIn(panel ?? document.head).filter((name) => !written.has(name))).toEqual([]);
});
