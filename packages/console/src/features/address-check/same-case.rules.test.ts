import { expect, it } from 'vitest';
import { sameCase } from './same-case.rules.ts';

it.each([
  ['the case of hexadecimal digits is no difference', '0xEe10cC', '0xEE10F3', '0xEE10cC'],
  ['the case of any other letter is one', 'TLg8e9', 'TLG8E9', 'TLg8e9'],
  ['what is longer than the other stays as it is', '0xAbCd', '0xab', '0xabCd'],
])('%s', (_, known, address, compared) => {
  expect(sameCase(known, address)).toBe(compared);
});
