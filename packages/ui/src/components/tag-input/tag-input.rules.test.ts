import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entriesOf, isList, joinEntries, splitTyped } from './tag-input.rules.ts';

it.each([
  ['10.0.0.1, 10.0.0.2;10.0.0.3', ['10.0.0.1', '10.0.0.2', '10.0.0.3']],
  ['a\nb\r\n\tc', ['a', 'b', 'c']],
  ['a，b；c、d', ['a', 'b', 'c', 'd']],
  [' ,; ', []],
])('splits %j', (text, entries) => expect(entriesOf(text)).toEqual(entries));

it('keeps what is still being typed', () => {
  expect(splitTyped('a, b')).toEqual({ done: ['a'], draft: 'b' });
  expect(splitTyped('a ')).toEqual({ done: ['a'], draft: '' });
  expect(splitTyped(', a')).toEqual({ done: [], draft: 'a' });
  expect(isList('a')).toBe(false);
});

it('says what was there already, and keeps aside what does not fit', () => {
  expect(joinEntries(['a', 'b'], ['b', 'c', 'd', 'd', 'e'], 3)).toEqual({
    joined: ['a', 'b', 'c'],
    twice: ['b', 'd'],
    over: ['d', 'e'],
  });
});

it('loses no entry, whatever is entered', () => {
  const entry = fc.stringMatching(/^[a-c]{1,2}$/);
  fc.assert(
    fc.property(fc.uniqueArray(entry), fc.array(entry), fc.nat(6), (list, entries, limit) => {
      const { joined, over } = joinEntries(list, entries, limit);
      const kept = new Set([...joined, ...over]);
      expect([...list, ...entries].every((one) => kept.has(one))).toBe(true);
      expect(kept.size).toBe(joined.length + over.length);
      expect(joined.length).toBeLessThanOrEqual(Math.max(limit, list.length));
    }),
  );
});
