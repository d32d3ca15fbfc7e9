import { expect, it } from 'vitest';
import { draftOf, ruleConflict } from './coin-rule.values.ts';

const values = { threshold: '0.12', maxFee: '0.0003', reserve: '0.002', priority: '50' };

it('sends a reserve for a main coin alone, and nothing while an amount is none', () => {
  expect(draftOf('ETH', values, true)).toEqual({
    symbol: 'ETH',
    collect_min: '0.12',
    fueling_limit: '0.0003',
    reserve_amount: '0.002',
    priority: 50,
  });
  expect(draftOf('USDTERC20', values, false)).not.toHaveProperty('reserve_amount');
  expect(draftOf('ETH', { ...values, threshold: '0,12' }, true)).toBeNull();
  expect(draftOf('ETH', { ...values, priority: '100' }, true)).toBeNull();
});

it('keeps the reserve and the fuel below the threshold', () => {
  const draft = { symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.0003', reserve_amount: '0.002' };
  expect(ruleConflict(draft, '0.002')).toBeNull();
  expect(ruleConflict({ ...draft, reserve_amount: '0.120' }, undefined)).toBe('reserve');
  expect(ruleConflict(draft, '0.12')).toBe('fuel');
});
