import { expect, it } from 'vitest';
import { readCode } from './code-field.rules.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('reads %j as %j', (entered, code) => expect(readCode(entered, 6)).toBe(code));
