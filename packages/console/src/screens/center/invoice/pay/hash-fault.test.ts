import { expect, it } from 'vitest';
import { hashFault } from './hash-fault.rules.ts';

const hex = 'ab'.repeat(32);

it.each([
  ['', 'TRX', null],
  [hex, 'TRX', null],
  [`0x${hex}`, 'ETH', null],
  [hex, 'ETH', 'evm'],
  [`0x${hex}`, 'TRX', 'tron'],
  [`${hex} `, 'TRX', 'tron'],
  ['two words', 'XRP', 'other'],
])('judges %j on %s: %s', (text, base, fault) => {
  expect(hashFault(text, base)).toBe(fault);
});
