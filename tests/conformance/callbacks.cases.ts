import type { callbacks } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';

const firstOf = ({ world }: Bed) => world.callbacks.where('wallet_id', walletIds.treasury)[0]?.notify_id ?? 0;

export const callbacksCases: CasesOf<typeof callbacks> = {
  list: {
    ask: () => ({
      wallet_id: walletIds.treasury,
      side: ['deposit', 'withdraw', 'web3-trans'],
      notify_status: [1, 2],
      order_by: 'notify_count',
    }),
  },
  resend: {
    ask: (bed) => ({ ids: [firstOf(bed)] }),
    others: { member: '200004', secondMember: '200004', approver: '200004' },
    refused: {
      '200004': { by: 'member', ask: (bed) => ({ ids: [firstOf(bed)] }) },
      '200076': {
        ask(bed) {
          const settings = bed.world.apiKeys.get(walletIds.treasury);
          if (settings !== undefined) bed.world.apiKeys.update(settings, { status: 2 });
          return { ids: [firstOf(bed)] };
        },
      },
      '210003': { ask: () => ({ ids: [1] }) },
    },
  },
};
