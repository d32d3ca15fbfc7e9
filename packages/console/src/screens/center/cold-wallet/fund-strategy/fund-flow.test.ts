import { describe, expect, it } from 'vitest';
import { forecast, limitNotes, stepsOf, type FundFacts, type FundLimits } from './fund-flow.rules.ts';

const limits: FundLimits = {
  hot_lower: '10',
  hot_target: '50',
  hot_upper: '100',
  warm_target: '200',
  warm_upper: '1000',
  min_task_amount: '1',
  max_task_amount: '100',
};

const facts: FundFacts = {
  decimals: 6,
  hot: '80',
  warm: '500',
  cold: '0',
  hotFree: '80',
  warmFree: '500',
  hotGas: '1',
  voteFree: { isSet: true, balance: '1' },
  fees: { 1: '0.001', 2: '0.001', 3: '0.001' },
  held: [],
};

const holding = (hot: string, warm: string): FundFacts => ({
  ...facts,
  hot,
  warm,
  hotFree: hot,
  warmFree: warm,
});

describe('a forecast', () => {
  it('moves nothing within the limits', () => {
    expect(forecast(limits, facts)).toEqual({
      tasks: [],
      after: { hot: '80', warm: '500', cold: '0' },
      end: 'stable',
      tooSmall: [],
    });
  });

  it('splits what is more than one task may move, and stops once the limit is kept', () => {
    const { tasks, after } = forecast({ ...limits, max_task_amount: '30' }, holding('170', '500'));
    expect(stepsOf(tasks)).toEqual([{ direction: 2, faults: [], count: 3, total: '90', first: 1, last: 3 }]);
    // 80 and not the target of 50: at 80 the upper limit is kept.
    expect(after).toEqual({ hot: '80', warm: '590', cold: '0' });
  });

  it('counts what comes to warm from hot at the next check', () => {
    const { tasks } = forecast(limits, holding('150', '950'));
    expect(stepsOf(tasks)).toMatchObject([
      { direction: 2, total: '100', first: 1, last: 1 },
      { direction: 3, count: 1, total: '100', first: 2, last: 2 },
    ]);
  });

  it('says once what fails at every check', () => {
    const { tasks, end, after } = forecast(limits, holding('5', '20'));
    expect(tasks).toEqual([{ check: 1, direction: 1, amount: '45', faults: ['balance'] }]);
    expect([end, after.hot]).toEqual(['failing', '5']);
  });

  it('makes no second task beside a pending one, and none below the minimum', () => {
    expect(forecast(limits, { ...holding('170', '500'), held: [2] }).tasks).toEqual([]);
    const large = { ...limits, min_task_amount: '60' };
    expect(forecast(large, holding('101', '500'))).toMatchObject({ tasks: [], tooSmall: [2] });
  });
});

it('names limits that one task cannot achieve', () => {
  expect(limitNotes(limits)).toEqual(['warmUpper']);
  expect(limitNotes({ ...limits, max_task_amount: '20', warm_upper: '210' })).toEqual([
    'hotUpper',
    'hotLower',
  ]);
  expect(limitNotes({ ...limits, min_task_amount: '60', warm_upper: '250' })).toEqual([
    'hotMinimum',
    'warmMinimum',
  ]);
});
