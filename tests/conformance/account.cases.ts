import type { contract } from '@mpc/api';
import { people, walletIds } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';

export const accountCases: CasesOf<(typeof contract)['account']> = {
  captcha: { ask: () => undefined, others: { outsider: '0' } },
  userInfo: { ask: () => undefined, others: { outsider: '0' } },
  permission: { ask: () => undefined },
  logins: {
    ask: () => ({ wallet_id: walletIds.treasury, uid: people.member.uid }),
    // Lin's own are theirs to see, and the owner's.
    others: { admin: '200004', secondMember: '200004', approver: '200004' },
  },
};
