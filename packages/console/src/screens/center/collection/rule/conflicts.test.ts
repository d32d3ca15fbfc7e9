import { expect, it } from 'vitest';
import { conflictsOf } from './conflicts.rules.ts';

const auto = (symbol: string, created_at: number, status: 0 | 1 = 1) => ({ symbol, created_at, status });

it.each([
  ['a new rule gives way', [auto('USDC', 5)], null, [{ symbol: 'USDC', runs: 'auto' }]],
  ['the earlier one runs', [auto('USDC', 5)], 9, [{ symbol: 'USDC', runs: 'auto' }]],
  ['and so it does the other way around', [auto('USDC', 9)], 5, [{ symbol: 'USDC', runs: 'contract' }]],
  ['what is switched off is no conflict', [auto('USDC', 5, 0)], null, []],
  ['what nobody can put in order counts against the rule', [], 9, [{ symbol: 'USDC', runs: 'auto' }]],
] as const)('%s', (_, rules, since, conflicts) => {
  expect(conflictsOf(['USDC'], rules, since)).toEqual(conflicts);
});
