import { strategies } from '@mpc/api';
import { specialAddresses, type World } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const [treasury, main, marketMaking, largeStablecoin] = [1001, 2001, 2005, 4100];
const [ana, kofi, lin] = [10001, 10002, 10003];

/** Market making is Mei's, besides the owner's and the admin's. */
const marketOnly = { member: '200125', approver: '200125' };
/** Main is Lin's and Mei's. */
const mainOnly = { approver: '200125' };
const governing = { member: '200004', secondMember: '200004', approver: '200004' };

const steps = [
  { node_type: 1 as const, name: 'A second look', threshold: 1, uids: [kofi, lin] },
  { node_type: 2 as const, threshold: 1, uids: [ana, kofi] },
];

const change = (world: World, type: number) =>
  world.items.all().find((item) => item.item_type === type && item.status === 0)?.item_id ?? 0;

/** A change of a whole wallet. */
const passedIn = (world: World, walletId: number) =>
  world.items.where('wallet_id', walletId).find((item) => item.item_type === 5)?.item_id ?? 0;

/** The item of an order of a sub-wallet. */
function orderItem(world: World, subWalletId: number): number {
  const order = world.transactions
    .where('sub_wallet_id', subWalletId)
    .find((row) => row.trans_kind === 'withdraw');
  return order?.trans_kind === 'withdraw' ? order.item_id : 0;
}

const named = (world: World, name: string) =>
  world.strategies.all().find((row) => row.name === name)?.strategy_id ?? 0;

const draft = {
  sub_wallet_id: main,
  type: 1 as const,
  name: 'Small TRX',
  conditions: {
    initiator_type: 2 as const,
    initiator_uids: [lin],
    symbols: ['TRX'],
    limit: { unit: 'usd' as const, amount: '50.5', window_hours: 24 },
    destination: 3 as const,
    addresses: [{ base_symbol: 'TRX', address: specialAddresses.ordinary.tron }],
    contracts: [],
  },
  action: 1 as const,
  node_list: steps,
  priority: 1,
  remark: 'For the small ones',
};

const ordered = ({ world }: Bed, subWalletId: number) => ({
  sub_wallet_id: subWalletId,
  strategy_ids: world.strategies
    .where('sub_wallet_id', subWalletId)
    .filter((row) => row.type === 1)
    .map((row) => row.strategy_id),
});

const basic = {
  sub_wallet_id: main,
  scenes: ['transfer', 'basic'] as ('transfer' | 'basic')[],
  node_list: steps,
};
const workspaceSteps = [{ node_type: 2 as const, threshold: 2, uids: [ana, kofi] }];

/** Asks the same of a wallet whose package is over. */
const expired =
  <Params>(ask: (bed: Bed) => Params) =>
  (bed: Bed) => {
    const params = ask(bed);
    expire(bed.world, treasury);
    return params;
  };

const listing = {
  wallet_id: treasury,
  status: [0, 1, 2, 3, 4, 5] as (0 | 1 | 2 | 3 | 4 | 5)[],
  start_time: 0,
  end_time: 4_000_000_000_000,
  order: 'asc' as const,
  page_no: 1,
  page_size: 50,
};

export const strategiesCases: CasesOf<typeof strategies> = {
  candidates: { ask: () => ({ sub_wallet_id: main }), others: mainOnly },
  basicList: { ask: () => ({ wallet_id: treasury }) },
  advancedList: {
    ask: () => ({ sub_wallet_id: main, type: 1, keyword: 'large' }),
    others: mainOnly,
  },
  coins: {
    ask: () => ({ sub_wallet_id: main, base_symbol: 'TRX', keyword: 'usdt' }),
    others: mainOnly,
  },
  changes: {
    ask: () => ({
      ...listing,
      type: ['basic', 'transfer', 'web3', 'workspace'],
      op: [1, 2, 3, 4],
      operator_uid: kofi,
      order_by: 'finished_at',
      keyword: 'k',
    }),
  },
  saveAdvanced: {
    ask: () => draft,
    others: mainOnly,
    refused: {
      200040: { ask: expired(() => draft) },
      200145: {
        ask: async (bed) => {
          const edit = { ...draft, strategy_id: largeStablecoin };
          await bed.call('owner', strategies.saveAdvanced, edit);
          return edit;
        },
      },
    },
  },
  deleteAdvanced: {
    ask: () => ({ strategy_id: largeStablecoin, remark: 'Of no use' }),
    others: mainOnly,
    refused: {
      200125: { by: 'approver', ask: () => ({ strategy_id: largeStablecoin }) },
      200040: { ask: expired(() => ({ strategy_id: largeStablecoin })) },
      200145: { ask: ({ world }) => ({ strategy_id: named(world, 'Desk above 5,000') }) },
    },
  },
  advanced: {
    ask: ({ world }) => ({ strategy_id: named(world, 'Desk above 5,000') }),
    others: marketOnly,
    refused: {
      200125: { by: 'member', ask: ({ world }) => ({ strategy_id: named(world, 'Desk above 5,000') }) },
    },
  },
  basic: { ask: () => ({ sub_wallet_id: main }), others: mainOnly },
  change: {
    ask: ({ world }) => ({ audit_id: change(world, 4) }),
    others: marketOnly,
    refused: {
      200125: { by: 'member', ask: ({ world }) => ({ audit_id: change(world, 4) }) },
      200004: { by: 'member', ask: ({ world }) => ({ audit_id: passedIn(world, 1002) }) },
    },
  },
  businessInfo: {
    ask: ({ world }) => ({ audit_id: orderItem(world, marketMaking) }),
    others: marketOnly,
    refused: {
      200125: { by: 'member', ask: ({ world }) => ({ audit_id: orderItem(world, marketMaking) }) },
      200004: { by: 'member', ask: ({ world }) => ({ audit_id: change(world, 8) }) },
    },
  },
  sort: {
    ask: (bed) => ordered(bed, marketMaking),
    others: marketOnly,
    refused: {
      200040: { ask: expired((bed) => ordered(bed, marketMaking)) },
      200145: {
        ask: async (bed) => {
          await bed.call('owner', strategies.sort, ordered(bed, marketMaking));
          return ordered(bed, marketMaking);
        },
      },
    },
  },
  audit: {
    ask: ({ world }) => ({ audit_id: change(world, 4), result: 2, node_index: 1, remark: 'Not now' }),
    others: { admin: '200025', member: '200125', secondMember: '200025', approver: '200125' },
    refused: {
      200025: { by: 'admin', ask: ({ world }) => ({ audit_id: change(world, 4), result: 1 }) },
      200125: { by: 'member', ask: ({ world }) => ({ audit_id: change(world, 4), result: 1 }) },
      200004: { by: 'member', ask: ({ world }) => ({ audit_id: passedIn(world, 1002), result: 1 }) },
    },
  },
  changeCounts: { ask: () => ({ wallet_id: treasury, sub_wallet_id: main }), others: mainOnly },
  workspaceList: { ask: () => ({ wallet_id: treasury }) },
  saveWorkspace: {
    ask: () => ({ wallet_id: treasury, business_type: 'api', node_list: workspaceSteps, remark: 'Two keys' }),
    others: governing,
    refused: {
      200040: {
        ask: expired(() => ({
          wallet_id: treasury,
          business_type: 'api' as const,
          node_list: workspaceSteps,
        })),
      },
      200145: { ask: () => ({ wallet_id: treasury, business_type: 'kyt', node_list: workspaceSteps }) },
    },
  },
  saveBasic: {
    ask: () => basic,
    others: mainOnly,
    refused: {
      200040: { ask: expired(() => basic) },
      200145: { ask: () => ({ ...basic, sub_wallet_id: 2002 }) },
    },
  },
  businessList: {
    ask: () => ({
      ...listing,
      type: ['transfer', 'web3', 'workspace'],
      strategy_type: [0, 1, 2],
      result: [1, 2, 3],
      operator_uid: lin,
      symbol: 'TUSDT',
      keyword: 'T',
      order_by: 'amount_usd',
    }),
  },
  businessCounts: { ask: () => ({ wallet_id: treasury }) },
};
