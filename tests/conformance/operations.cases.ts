import type { operations } from '@mpc/api';
import type { CasesOf } from './cases.ts';

export const operationsCases: CasesOf<typeof operations> = {
  list: {
    ask: () => ({
      wallet_id: 1001,
      business: ['strategy', 'workspace'],
      op_type: ['add', 'edit', 'delete', 'sort'],
      operator: [10001, 10002, 10003, 10004],
      status: [0, 1, 2, 3, 4, 5],
      start_time: 0,
      end_time: 4_000_000_000_000,
      order_by: 'created_at',
      order: 'asc',
      page_no: 1,
      page_size: 20,
    }),
  },
};
