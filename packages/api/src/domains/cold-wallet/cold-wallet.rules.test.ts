import { expect, it } from 'vitest';
import { coldProgress } from './cold-wallet.rules.ts';

const check = (funding_strategy: boolean, multising_address: boolean, warning_notice: boolean) => ({
  funding_strategy,
  multising_address,
  warning_notice,
});

it.each([
  [check(false, false, false), 0, 0, false],
  [check(true, false, false), 1, 33, false],
  [check(false, true, true), 2, 67, false],
  [check(true, true, true), 3, 100, true],
])('%o is %i of 3, %i percent', (parts, done, percent, isComplete) => {
  expect(coldProgress(parts)).toEqual({ done, total: 3, percent, isComplete });
});
