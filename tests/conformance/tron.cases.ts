import type { contract } from '@mpc/api';
import { specialAddresses, type World } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = 1001;
const payroll = 2003;
const { ordinary } = specialAddresses;
const viewers = { member: '200004', secondMember: '200004', approver: '200004' };
/** She does not see Payroll. */
const unseen = { secondMember: '210003' };

/** A payment from Payroll that used delegated energy. */
function usage(world: World) {
  const row = world.feeUsages
    .where('wallet_id', wallet_id)
    .findLast(({ sub_wallet_id }) => sub_wallet_id === payroll);
  if (row === undefined) throw new Error('Payroll has used no energy');
  return row;
}

export const tronCases: CasesOf<(typeof contract)['tron']> = {
  proxy: { ask: () => ({ wallet_id }) },
  proxyData: {
    ask: () => ({ wallet_id, period: 90, keyword: 't', order_by: 'saved', order: 'asc' }),
  },
  delegations: {
    ask: ({ world }) => ({ wallet_id, trans_id: usage(world).trans_id }),
    others: unseen,
    refused: {
      '110055': { ask: () => ({ wallet_id, address: ordinary.evm }) },
      '210003': { ask: () => ({ wallet_id, trans_id: 1 }) },
    },
  },
  monitors: {
    ask: () => ({ wallet_id, keyword: 't', is_low: 0, order_by: 'energy_left', order: 'desc' }),
  },
  resource: {
    ask: () => ({ wallet_id, address: ordinary.tron }),
    refused: { '110055': { ask: () => ({ wallet_id, address: ordinary.evm }) } },
  },
  monitor: {
    ask: () => ({
      wallet_id,
      op: 'add',
      address: ordinary.tron,
      label: 'Somebody',
      energy_alert: 1,
      net_alert: 0,
    }),
    others: viewers,
    refused: {
      '110055': { ask: () => ({ wallet_id, op: 'add', address: ordinary.evm }) },
      '200040': {
        ask: ({ world }) => {
          expire(world, wallet_id);
          return { wallet_id, op: 'add', address: ordinary.tron };
        },
      },
    },
  },
  feeUsage: {
    ask: () => ({
      wallet_id,
      address: 'T',
      trans_kind: ['withdraw', 'collect'],
      settle_status: 1,
      keyword: 't',
      start_time: 0,
      end_time: 9e12,
      order_by: 'saved_trx',
      order: 'desc',
      page_size: 4,
    }),
  },
  payments: {
    ask: () => ({
      wallet_id,
      status: [0, 1],
      start_time: 0,
      end_time: 9e12,
      order_by: 'amount',
      page_size: 3,
    }),
  },
  feeUsageDetail: {
    ask: ({ world }) => ({ wallet_id, id: usage(world).id }),
    others: unseen,
    refused: { '210003': { ask: () => ({ wallet_id, id: 1 }) } },
  },
};
