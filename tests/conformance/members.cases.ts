import type { members } from '@mpc/api';
import type { CasesOf } from './cases.ts';

const [treasury, main, kofi] = [1001, 2001, 10002];

export const membersCases: CasesOf<typeof members> = {
  list: {
    ask: () => ({
      wallet_id: treasury,
      role: [1, 2, 3],
      sub_wallet_id: main,
      is_approver: 1,
      keyword: 'a',
      order_by: 'last_login_at',
      order: 'desc',
    }),
    // Of another sub-wallet.
    others: { approver: '200125' },
  },
  detail: { ask: () => ({ wallet_id: treasury, uid: kofi }) },
};
