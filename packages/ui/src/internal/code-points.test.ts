import { expect, it } from 'vitest';
import { countCharacters, cutToLimit } from './code-points.ts';

it('counts an emoji and a rare Chinese character as one', () => {
  expect(countCharacters('a😀𠮷')).toBe(3);
});

it('leaves text within the limit alone', () => {
  expect(cutToLimit('abc', 3, 3)).toEqual({ text: 'abc', caret: 3, leftOut: 0 });
});

it('leaves out the end of what was inserted, and keeps what stood behind it', () => {
  // "abXYZ|cd" with room for five: Y and Z do not fit.
  expect(cutToLimit('abXYZcd', 5, 5)).toEqual({ text: 'abXcd', caret: 3, leftOut: 2 });
});

it('never cuts a character in half', () => {
  expect(cutToLimit('😀😀😀', 6, 2).text).toBe('😀😀');
});
