import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).length;

const drawer = (open: boolean) => (
  <Drawer open={open} title="Transfer USDT" onClose={() => undefined}>
    250,000.00 USDT
  </Drawer>
);

it('has its styles written while it is closed and the browser has nothing else to do', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { rerender } = render(drawer(false));
  const before = rules();
  act(() => waiting.forEach((then) => then()));
  const ahead = rules();
  expect(ahead).toBeGreaterThan(before);
  expect(document.body.textContent).toBe('');
  rerender(drawer(true));
  expect(document.body.textContent).toContain('Transfer USDT');
  expect(rules()).toBe(ahead);
});
