import { expect, it } from 'vitest';
import { shortUrl } from './short-url.rules.ts';

const now = 'https://pay.example/custody/notify';

it.each([
  ['https://pay.example/custody/notify', '/custody/notify'],
  ['https://old.example/hook?v=1', 'old.example/hook?v=1'],
  ['nonsense', 'nonsense'],
])('%s is shown as %s', (url, shown) => {
  expect(shortUrl(url, now)).toBe(shown);
});

it('is shown with its host while nothing is configured', () => {
  expect(shortUrl(now, '')).toBe('pay.example/custody/notify');
});
