import type { RiskLevel, TransactionRow } from '@mpc/api';
import { expect, it } from 'vitest';
import { kytLook } from './kyt-status.ts';

const fits: Record<TransactionRow['kyt_status'], readonly RiskLevel[]> = {
  0: [0],
  1: [0],
  2: [1, 2, 3, 4],
  3: [1, 2, 3, 4],
  // A person decided, with a rating or without one.
  4: [0, 1, 2, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4],
  7: [0],
};
const statuses = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const levels = [0, 1, 2, 3, 4] as const;

it.each(statuses)(
  'says of status %i which ratings contradict it, and else the same with and without one',
  (status) => {
    const alone = kytLook({ kyt_status: status });
    for (const level of levels) {
      const look = kytLook({ kyt_status: status, kyt: { level } });
      if (fits[status].includes(level)) expect(look).toEqual(alone);
      else expect(look?.label).toBe('transactions.kyt.differs');
    }
  },
);
