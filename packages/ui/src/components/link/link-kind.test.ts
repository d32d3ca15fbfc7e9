import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkKind } from './link-kind.ts';

it.each(['/center/wallet', '/center/wallet?id=1#top', '#assets', '?page=2', './detail', 'detail'])(
  'takes %s for a path of our own',
  (href) => expect(linkKind(href)).toBe('own'),
);

it.each(['https://tronscan.org/#/transaction/1', 'HTTPS://example.org', 'mailto:help@example.org'])(
  'takes %s for an address outside',
  (href) => expect(linkKind(href)).toBe('outside'),
);

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  'https:example.org',
  'https://',
  'ftp://example.org',
  'blob:https://example.org/1',
  'https://quay.example/\u202eknab.elpmaxe',
  'mailto:help\u200b@example.org',
  '/center\u2066/wallet',
])('refuses %j', (href) => expect(linkKind(href)).toBe('refused'));

it('never lets a text lead elsewhere than it says', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...Array.from('/\\:?#jhtps\t\n .a')) });
  fc.assert(
    fc.property(hostile, (href) => {
      if (linkKind(href) !== 'own') return;
      expect(new URL(href, 'https://console.example/mpc/').origin).toBe('https://console.example');
    }),
    { numRuns: 2000 },
  );
});
