import type { contract } from '@mpc/api';
import type { World } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';

const wallet_id = 1002;
const vendors = 2010;

function someHash(world: World): string {
  const row = world.transactions
    .where('sub_wallet_id', vendors)
    .find(({ symbol, txid }) => symbol === 'TON' && txid !== '');
  if (row === undefined) throw new Error('Vendors has never had TON');
  return row.txid;
}

export const tonCases: CasesOf<(typeof contract)['ton']> = {
  transactions: {
    ask: ({ world }) => ({ wallet_id, hashes: [someHash(world), '00'.repeat(32)], range: 'any' }),
    others: { member: '200004', approver: '200004' },
    refused: { '200076': { ask: () => ({ wallet_id, hashes: ['dead'.repeat(16)] }) } },
  },
};
