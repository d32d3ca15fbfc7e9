import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../internal/contrast.ts';
import { avatarColors, coinColors, ink } from '../theme/palette.ts';
import { avatarColor, firstLetter } from './avatar-color.ts';

it.each([
  ['Treasury', '  tom'],
  ['Émile', 'e\u0301tienne'],
  ['ßen', 'Sam'],
  ['Ａｌｉｃｅ', 'anna'],
  ['国库', '国 desk'],
  ['Ωmega', 'ωn'],
  ['Жанна', 'жук'],
  ['محفظة', 'مال'],
  ['🦊 fox', '🦊'],
  ['', '   '],
])('gives %j and %j the same color, by their first letter', (one, other) => {
  expect(firstLetter(one)).toBe(firstLetter(other));
  expect(avatarColor(one)).toBe(avatarColor(other));
});

it('depends on nothing but the first letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.string(), (letter, rest) => {
      fc.pre(/^[\p{L}\p{N}]$/u.test(letter.normalize('NFKC')));
      expect(avatarColor(`${letter} ${rest}`)).toBe(avatarColor(letter));
      expect(avatarColors).toContain(avatarColor(letter));
    }),
  );
});

it('uses every color for the letters of one alphabet', () => {
  const used = new Set(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', avatarColor));
  expect(used.size).toBe(avatarColors.length);
});

it('has a whole letter and a color for every name', () => {
  expect(firstLetter('')).toBe('');
  expect(firstLetter('🇨🇭 desk')).toBe('🇨🇭');
  for (const name of ['', '国库', '🇨🇭', '\ud83e']) expect(avatarColors).toContain(avatarColor(name));
});

it('lets letters be read on every avatar and every coin', () => {
  for (const color of avatarColors) expect(contrast(color, ink.light)).toBeGreaterThanOrEqual(4.5);
  for (const { background, ink } of Object.values(coinColors))
    expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
});
