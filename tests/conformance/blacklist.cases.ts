import type { blacklist } from '@mpc/api';
import { specialAddresses, type World } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = 1001;
const { ordinary } = specialAddresses;
const viewers = { member: '200004', secondMember: '200004', approver: '200004' };
const toAdd = { wallet_id, op: 'add', base_symbol: 'TRX', scope: 3, reason: 'Reported' } as const;

function someId(world: World): number {
  const row = world.blacklist.where('wallet_id', wallet_id).at(-1);
  if (row === undefined) throw new Error('Nothing is on the blacklist');
  return row.id;
}

export const blacklistCases: CasesOf<typeof blacklist> = {
  list: {
    ask: () => ({
      wallet_id,
      base_symbol: ['TRX', 'ETH'],
      scope: [1, 3],
      status: 1,
      keyword: 't',
      page_size: 5,
    }),
  },
  operate: {
    ask: () => ({ ...toAdd, address: [ordinary.tron] }),
    others: viewers,
    refused: {
      '110055': { ask: () => ({ ...toAdd, address: [ordinary.tron, ordinary.evm] }) },
      '120202': { ask: () => ({ ...toAdd, symbol: 'USDC', address: [ordinary.tron] }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { wallet_id, op: 'disable', id: someId(world) };
        },
      },
    },
  },
  remove: {
    ask: ({ world }) => ({ wallet_id, id: someId(world) }),
    others: viewers,
    refused: {
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { wallet_id, id: someId(world) };
        },
      },
    },
  },
};
