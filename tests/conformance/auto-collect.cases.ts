import { autoCollect, type contract } from '@mpc/api';
import type { World } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CallCases, CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const [treasury, operations] = [1001, 1002];
const [main, customerDeposits, payroll, marketMaking, omnibus] = [2001, 2002, 2003, 2005, 2006];
const wallet_id = treasury;
const here = { wallet_id };
const amounts = { collect_min: '25', fueling_limit: '0.01' };
const fuel = { base_symbol: 'ETH', fueling_amount: '0.01', fueling_min_balance: '0', alert_balance: '1' };

/** The change of the pair that waits. */
function pending(world: World): number {
  const item = world.items.where('business', `7/${wallet_id}`).find((row) => row.status === 0);
  if (item === undefined) throw new Error('No change of the pair waits');
  return item.item_id;
}

async function cancelPending(bed: Bed): Promise<void> {
  await bed.call('admin', autoCollect.cancelItem, { item_id: pending(bed.world) });
}

function ruleOf(world: World, symbol: string) {
  const [rule] = world.sweepRules.where('coin', `${wallet_id}/${symbol}`);
  if (rule === undefined) throw new Error(`There is no rule for ${symbol}`);
  return rule;
}

function fuelOf(world: World, base: string) {
  const [rule] = world.fuelRules.where('chain', `${wallet_id}/${base}`);
  if (rule === undefined) throw new Error(`There is no refuelling on ${base}`);
  return rule;
}

/** What is refused because the package is over, and because there is no co-signer. */
function unready<Params extends { wallet_id: number }>(
  params: Omit<Params, 'wallet_id'>,
): CallCases<Params>['refused'] {
  return {
    '200040': {
      ask: ({ world }) => {
        expire(world, treasury);
        return { ...params, wallet_id: treasury } as Params;
      },
    },
    '200170': { ask: () => ({ ...params, wallet_id: operations }) as Params },
  };
}

const paying = { collect_sub_wallet_id: omnibus, fueling_sub_wallet_id: payroll };

export const autoCollectCases: CasesOf<(typeof contract)['autoCollect']> = {
  config: { ask: () => here },
  chains: { ask: () => here },
  subWallets: {
    ask: () => ({
      wallet_id,
      keyword: 'a',
      sub_wallet_type: 2,
      eligible: 1,
      in_scope: 0,
      order_by: 'total_usd',
      order: 'desc',
    }),
  },
  savePair: {
    ask: async (bed) => {
      await cancelPending(bed);
      return { wallet_id, ...paying, remark: 'Payroll has TRX' };
    },
    // She does not see Payroll.
    others: { secondMember: '200125' },
    refused: {
      ...unready(paying),
      '200125': {
        ask: async (bed) => {
          await cancelPending(bed);
          return { wallet_id, collect_sub_wallet_id: omnibus, fueling_sub_wallet_id: 2009 };
        },
      },
      '200145': { ask: () => ({ wallet_id, ...paying }) },
    },
  },
  item: {
    ask: ({ world }) => ({ item_id: pending(world) }),
    refused: { '210003': { ask: () => ({ item_id: 1 }) } },
  },
  cancelItem: {
    by: 'admin',
    ask: ({ world }) => ({ item_id: pending(world) }),
    others: { owner: '200025', member: '200025', secondMember: '200025', approver: '200025' },
    refused: {
      '210003': { ask: () => ({ item_id: 1 }) },
      '200025': { ask: ({ world }) => ({ item_id: pending(world) }) },
    },
  },
  logs: {
    ask: () => ({
      wallet_id,
      area: ['omnibus', 'scope', 'symbols', 'fueling', 'import'],
      operator: [10001],
      source: [1, 3],
      symbol: ['TUSDT'],
      status: [1],
      keyword: 'usdt',
      start_time: 0,
      end_time: 9e12,
      order: 'asc',
      page_size: 5,
    }),
  },
  scope: { ask: () => here },
  saveScope: {
    ask: () => ({
      wallet_id,
      scope_type: 2,
      sub_wallet_ids: [customerDeposits, marketMaking],
      auto_include_new: 1,
    }),
    refused: {
      ...unready({ scope_type: 1 }),
      '200125': { ask: () => ({ wallet_id, scope_type: 2, sub_wallet_ids: [main, 2009] }) },
    },
  },
  rules: {
    ask: () => ({
      wallet_id,
      base_symbol: ['TRX', 'ETH'],
      status: 1,
      source: [1],
      keyword: 'usd',
      order_by: 'waiting_usd',
      order: 'desc',
      page_size: 2,
    }),
  },
  newCoins: {
    ask: () => ({ wallet_id, base_symbol: 'ETH', keyword: 'a' }),
    refused: { '120202': { ask: () => ({ wallet_id, base_symbol: 'XRP' }) } },
  },
  repeat: { ask: () => ({ wallet_id, symbols: ['TUSDT', 'USDC', 'LINK'] }) },
  saveRules: {
    ask: () => ({ wallet_id, list: [{ symbol: 'LINK', ...amounts, priority: 3 }] }),
    refused: {
      ...unready({ list: [{ symbol: 'TUSDT', ...amounts }] }),
      '120202': { ask: () => ({ wallet_id, list: [{ symbol: 'XRP', ...amounts }] }) },
    },
  },
  switchRules: {
    ask: ({ world }) => ({ wallet_id, ids: [ruleOf(world, 'TUSDT').id, ruleOf(world, 'TRX').id], status: 0 }),
    refused: {
      ...unready({ ids: [1], status: 0 }),
      '200163': {
        ask: ({ world }) => {
          const rule = world.sweepRules.update(ruleOf(world, 'USDTBEP20'), { status: 0 });
          return { wallet_id, ids: [rule.id], status: 1 };
        },
      },
    },
  },
  saveFueling: {
    ask: () => ({ wallet_id, ...fuel }),
    refused: {
      ...unready(fuel),
      '120202': { ask: () => ({ wallet_id, ...fuel, base_symbol: 'USDTERC20' }) },
    },
  },
  fueling: { ask: () => ({ wallet_id, base_symbol: ['BSC', 'TRX'], status: 1, is_low: 1 }) },
  switchFueling: {
    ask: ({ world }) => ({ wallet_id, ids: [fuelOf(world, 'TRX').id], status: 0 }),
    refused: {
      ...unready({ ids: [1], status: 0 }),
      '200163': {
        ask: ({ world }) => {
          const rule = world.fuelRules.update(fuelOf(world, 'BSC'), { status: 0 });
          return { wallet_id, ids: [rule.id], status: 1 };
        },
      },
    },
  },
  waiting: {
    ask: () => ({
      wallet_id,
      base_symbol: ['TRX', 'ETH', 'BSC'],
      state: [0, 1, 2, 3, 5, 6],
      amount_min: '0.01',
      keyword: 'u',
      order_by: 'usd',
      order: 'desc',
      page_size: 3,
    }),
  },
  waitingSubWallets: {
    ask: () => ({ wallet_id, symbol: 'TUSDT', keyword: 'cust', order_by: 'last_sweep_at', page_size: 3 }),
    refused: { '120202': { ask: () => ({ wallet_id, symbol: 'XRP' }) } },
  },
  waitingAddresses: {
    ask: () => ({
      wallet_id,
      symbol: 'TUSDT',
      state: [0, 4],
      need_fuel: 0,
      amount_min: '0',
      amount_max: '1000',
      keyword: 'user',
      order_by: 'balance',
      order: 'asc',
      page_size: 3,
    }),
    refused: { '120202': { ask: () => ({ wallet_id, symbol: 'XRP' }) } },
  },
  walletConfig: { ask: () => here },
  fee: {
    ask: () => ({ wallet_id, symbol: 'USDTERC20', count: 12, fueling_limit: '0.0001' }),
    refused: {
      '120202': { ask: () => ({ wallet_id, symbol: 'XRP' }) },
      // The node of HECO is down.
      '200075': { ask: () => ({ wallet_id: operations, symbol: 'HECO' }) },
    },
  },
  coin: {
    ask: () => ({ wallet_id, symbol: 'TUSDT' }),
    refused: { '120202': { ask: () => ({ wallet_id, symbol: 'XRP' }) } },
  },
  snapshots: {
    ask: () => ({
      wallet_id,
      symbol: ['TUSDT', 'ETH'],
      amount_min: '0.1',
      keyword: '1',
      order_by: 'usd',
      page_size: 5,
    }),
  },
  snapshotSums: {
    ask: () => ({ wallet_id, symbol: ['TUSDT'], start_date: '2026-11-01', end_date: '2026-11-30' }),
  },
  importRules: {
    ask: () => ({
      wallet_id,
      list: [
        { symbol: 'LINK', collect_min: '10', fueling_limit: '0.001' },
        { symbol: 'NOBODY', collect_min: 'much', fueling_limit: '' },
      ],
      mode: 'overwrite',
    }),
    refused: unready({ list: [{ symbol: 'LINK', ...amounts }] }),
  },
};
