import { act, render } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

const drawer = (open: boolean) => (
  <Drawer open={open} title="Transfer USDT" onClose={() => undefined}>
    250,000.00 USDT
  </Drawer>
);

it('has its styles written while it is closed and the browser has nothing else to do', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  // Other tests have written them into the document: here they have a place of their own.
  const place = document.head.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  const rules = () => [...place.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const { rerender } = render(drawer(false), {
    wrapper: ({ children }) => <StyleSheetManager target={place}>{children}</StyleSheetManager>,
  });
  const before = rules();
  act(() => waiting.forEach((then) => then()));
  const ahead = rules();
  expect(ahead.length).toBeGreaterThan(before.length);
  expect(document.body.textContent).toBe('');
  rerender(drawer(true));
  expect(document.body.textContent).toContain('Transfer USDT');
  expect(rules()).toBe(ahead);
});
