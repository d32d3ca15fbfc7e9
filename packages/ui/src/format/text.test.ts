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

it('never cuts a character in half', () => {
  expect(ellipsis('🦊🦊🦊🦊', { head: 1, tail: 1 })).toBe('🦊…🦊');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(8), fc.nat(8), (text, head, tail) => {
      const points = Array.from(text);
      const short = Array.from(ellipsis(text, { head, tail }));
      expect(short.length).toBe(points.length > head + tail ? head + tail + 1 : points.length);
      expect(short.slice(0, head)).toEqual(points.slice(0, head));
    }),
  );
});

it('puts an address in groups of four', () => {
  expect(groupsOfFour('TQ8vN4bX2m')).toEqual(['TQ8v', 'N4bX', '2m']);
  expect(groupsOfFour('')).toEqual([]);
});

it('loses no character between the groups', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const groups = groupsOfFour(text);
      expect(groups.join('')).toBe(text);
      expect(groups.slice(0, -1).every((group) => Array.from(group).length === 4)).toBe(true);
    }),
  );
});
