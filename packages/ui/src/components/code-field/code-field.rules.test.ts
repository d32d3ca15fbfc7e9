import { expect, it } from 'vitest';
import { readCode } from './code-field.rules.ts';

it.each([
  ['123456', '123456', false],
  ['123 456', '123456', false],
  ['123-456\n', '123456', false],
  ['１２３４５６', '123456', false],
  ['', '', false],
  ['Your code is 123456.', '123456', true],
  ['1234567', '123456', true],
  ['12a', '12', true],
])('reads %j as %j, with more in it: %s', (entered, code, hasMore) =>
  expect(readCode(entered, 6)).toEqual({ code, hasMore }),
);
