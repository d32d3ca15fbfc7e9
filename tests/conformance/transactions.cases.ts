import type { transactions } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';
import { found } from './outgoing.ts';

const { main } = subWalletIds;

export const transactionsCases: CasesOf<typeof transactions> = {
  depositInfo: {
    ask: (bed) => ({ id: found(bed, 'deposit', (row) => row.sub_wallet_id === main).id }),
    others: { approver: '210003' },
    refused: { '210003': { ask: () => ({ id: 1 }) } },
  },
  remarkDeposit: {
    ask: (bed) => ({
      id: found(bed, 'deposit', (row) => row.sub_wallet_id === main).id,
      remark: 'Second half of 2207',
    }),
    others: { approver: '210003' },
    refused: { '210003': { ask: () => ({ id: 1, remark: '' }) } },
  },
  list: {
    ask: () => ({
      wallet_id: walletIds.treasury,
      trans_kind: ['deposit', 'withdraw', 'web3', 'refund', 'nft', 'collect', 'fueling'],
      direction: 'out',
      source: [1, 3],
      amount_min: '1',
      amount_max: '100000',
      order_by: 'amount_usd',
      order: 'asc',
      page_size: 50,
    }),
  },
};
