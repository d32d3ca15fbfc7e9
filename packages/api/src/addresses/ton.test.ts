import { expect, it } from 'vitest';
import { addressKey, checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';
import tonCore from './vectors/ton-core.json' with { type: 'json' };

const { raw, bounceable, nonBounceable, testOnly, others, invalid } = tonCore;
const spellings = [raw, raw.toUpperCase(), ...bounceable, ...nonBounceable];

it.each([
  ...bounceable.map((text) => [text, 'bounceable', bounceable[0]]),
  ...nonBounceable.map((text) => [text, 'nonBounceable', nonBounceable[0]]),
])('reads %s as %s, and shows it in the alphabet of links', (text = '', kind, normalized) => {
  expect(checkAddress('TON', text)).toMatchObject({
    ok: true,
    kind,
    normalized,
    checksum: 'strong',
    needsMemo: true,
    warnings: [],
  });
});

it('reads the bare form, warns that it carries no checksum, and shows the one that bounces', () => {
  expect(checkAddress('TON', raw)).toMatchObject({
    ok: true,
    kind: 'raw',
    normalized: bounceable[0],
    checksum: 'absent',
    warnings: ['noChecksum'],
  });
});

it('knows one account in all its spellings, and tells it from every other', () => {
  expect(new Set(spellings.map((text) => addressKey('TON', text))).size).toBe(1);
  const all = [...others, ...testOnly, raw].map((text) => addressKey('TON', text));
  expect(new Set(all).size).toBe(all.length);
});

it.each(testOnly)('refuses %s, which is for the test network', (text) => {
  expect(codeOf('TON', text)).toBe('otherNetwork');
});

it.each(invalid)('refuses %j', (text) => {
  expect(codeOf('TON', text)).not.toBe('ok');
});

it.each([
  ['characters of both alphabets', 'EQCmGW+z-UL00FmnhWaMvJq_i86YY5GlJP3uJW19KC5Tzq4C', 'mixedAlphabet'],
  ['a part that nobody runs', 'EQEMzVEZ8n9_5GFEdsNPfl6Tx64Jjld88gEvi4BDFly4CSyl', 'workchain'],
  ['such a part in the bare form', `1:${'0c'.repeat(32)}`, 'workchain'],
  ['an unknown tag', 'MwCKhieGGl3ZbJ2zzggHsSLaXtRzk0znVopbSxw2HLsorsn8', 'prefix'],
  ['a checksum whose bytes are swapped', 'EQCKhieGGl3ZbJ2zzggHsSLaXtRzk0znVopbSxw2HLsormVH', 'checksum'],
  ['nobody', `0:${'0'.repeat(64)}`, 'zeroAddress'],
  ['nobody, in the form of links', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', 'zeroAddress'],
  ['a character too few', raw.slice(0, -1), 'length'],
  ['a letter that is no hex', `${raw.slice(0, -1)}g`, 'alphabet'],
])('refuses %s: %s by %s', (_, text, code) => {
  expect(codeOf('TON', text)).toBe(code);
});
