import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ellipsis, groupsOfFour } from './text.ts';

const address = '0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2';

it('keeps six characters on each side by default', () => {
  expect(ellipsis(address)).toBe('0x7Fa3…e5f1A2');
});

it('leaves a text that fits as it is', () => {
  expect(ellipsis('123456789012')).toBe('123456789012');
  expect(ellipsis('')).toBe('');
});

it('keeps nothing on a side of zero', () => {
  expect(ellipsis('abcdef', { head: 2, tail: 0 })).toBe('ab…');
  expect(ellipsis('abcdef', { head: 0, tail: 2 })).toBe('…ef');
});

it.each([
  ['a surrogate pair', '🦊'],
  ['a flag', '🇨🇭'],
  ['a letter and its combining mark', 'e\u0301'],
  ['a family', '👨‍👩‍👧'],
  ['a Hangul syllable of three signs', '\u1112\u1161\u11ab'],
  ['a half of a pair that came alone', '\ud83e'],
])('never cuts %s', (_, character) => {
  expect(ellipsis(character.repeat(2))).toBe(character.repeat(2));
  expect(ellipsis(`${character}1234567890${character}`, { head: 1, tail: 1 })).toBe(
    `${character}…${character}`,
  );
});

it('keeps as many whole characters of any text as it is told to', () => {
  const segmenter = new Intl.Segmenter('en');
  const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, fc.nat(8), fc.nat(8), (text, head, tail) => {
      const all = characters(text);
      const first = all.slice(0, head).join('');
      const last = all.slice(all.length - tail).join('');
      expect(ellipsis(text, { head, tail })).toBe(all.length > head + tail ? `${first}…${last}` : text);
    }),
  );
});

it('puts an address in groups of four', () => {
  expect(groupsOfFour('TQ8vN4bX2m')).toEqual(['TQ8v', 'N4bX', '2m']);
  expect(groupsOfFour('0x3A17e0c45b')).toEqual(['0x3A17', 'e0c4', '5b']);
  expect(groupsOfFour('')).toEqual([]);
});

it('loses no character between the groups', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const groups = groupsOfFour(text);
      expect(groups.join('')).toBe(text);
      const whole = groups.slice(text.startsWith('0x') ? 1 : 0, -1);
      expect(whole.every((group) => Array.from(group).length === 4)).toBe(true);
    }),
  );
});
