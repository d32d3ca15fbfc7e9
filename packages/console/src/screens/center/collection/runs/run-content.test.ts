import type { CollectHistoryInfo, CollectRule } from '@mpc/api';
import { expect, it } from 'vitest';
import { decisionOn, decisionOutcome } from '#features/decisions';
import { subjectOfRun } from './run-content.ts';

const run = (status: number) =>
  subjectOfRun({
    run: { id: 7, status, need_sign: 0, can_cancel: status === 1100 } as CollectHistoryInfo,
    rule: {} as CollectRule,
  });

it.each([
  [1100, 'unseen'],
  [1200, 'overtaken'],
  [2000, 'overtaken'],
  [2200, 'overtaken'],
  [2202, 'overtaken'],
  [2300, 'taken'],
] as const)('a cancellation whose answer was lost is, at status %i, %s', (status, outcome) => {
  expect(decisionOutcome(decisionOn(run(1100), 1, 'revoke'), run(status))).toBe(outcome);
});
