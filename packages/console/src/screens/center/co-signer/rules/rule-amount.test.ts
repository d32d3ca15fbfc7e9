import { expect, it } from 'vitest';
import { ruleAmountFault } from './rule-amount.rules.ts';

it.each([
  ['0.5', null],
  ['9999999999999999', null],
  ['0,5', 'comma'],
  ['1,000', 'comma'],
  ['1e3', 'form'],
  [' 1', 'form'],
  ['', 'form'],
  ['0', 'zero'],
  ['0.0000001', 'decimals'],
  ['10000000000000000', 'most'],
])('judges %s: %s', (text, fault) => {
  expect(ruleAmountFault(text)).toBe(fault);
});

it('takes nothing for a reserve', () => {
  expect(ruleAmountFault('0', { mayBeZero: true })).toBeNull();
});
