import { expect, it } from 'vitest';
import { draftOfFund, limitFaults, sameFund, valuesOfFund, type FundDraft } from './fund-strategy.values.ts';

const saved: FundDraft = {
  hot_lower: '0',
  hot_target: '20',
  hot_upper: '600',
  warm_target: '200',
  warm_upper: '1000',
  min_task_amount: '1',
  max_task_amount: '100',
  check_interval_min: 60,
  status: 0,
};

it('describes in a form what it was made of', () => {
  expect(draftOfFund(valuesOfFund(saved))).toEqual(saved);
  expect(draftOfFund({ ...valuesOfFund(saved), hot_upper: '6,00' })).toBeNull();
  expect(draftOfFund(valuesOfFund(null))).toBeNull();
});

it('names the field whose amount contradicts another, and none that is not entered', () => {
  expect(limitFaults(valuesOfFund(null))).toEqual({});
  expect(limitFaults(valuesOfFund(saved))).toEqual({});
  expect(
    limitFaults({
      ...valuesOfFund(saved),
      hot_lower: '20',
      hot_upper: '20.0',
      warm_upper: '200',
      min_task_amount: '0',
      max_task_amount: '0',
    }),
  ).toEqual({
    hot_target: 'aboveLower',
    hot_upper: 'aboveTarget',
    warm_upper: 'aboveWarmTarget',
    min_task_amount: 'aboveZero',
  });
  expect(limitFaults({ ...valuesOfFund(saved), max_task_amount: '0.5' })).toEqual({
    max_task_amount: 'notBelowMin',
  });
});

it('compares amounts by value', () => {
  expect(sameFund(saved, { ...saved, hot_upper: '600.00' })).toBe(true);
  expect(sameFund(saved, { ...saved, status: 1 })).toBe(false);
});
