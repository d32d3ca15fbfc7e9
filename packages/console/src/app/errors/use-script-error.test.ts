// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isOurs } from './use-script-error.ts';

const event = (filename: string, message = 'x is not a function') =>
  new ErrorEvent('error', { filename, message });

it('counts an error of our own files', () => {
  expect(isOurs(event(`${location.origin}/mpc/assets/index.js`))).toBe(true);
});

it.each([
  ['an extension', event('chrome-extension://abc/content.js')],
  ['another site', event('https://evil.example/x.js')],
  ['a script whose origin is hidden', event('', 'Script error.')],
  [
    'a resize loop',
    event(`${location.origin}/mpc/wallet`, 'ResizeObserver loop completed with undelivered notifications.'),
  ],
])('does not count %s', (_name, odd) => {
  expect(isOurs(odd)).toBe(false);
});
