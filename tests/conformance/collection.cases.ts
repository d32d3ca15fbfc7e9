import type { collection, ParamsOf } from '@mpc/api';
import type { World } from '@mpc/api/sandbox';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

const wallet_id = 1001;
const operations = 1002;
const [main, marketMaking, gasStation, newHires] = [2001, 2005, 2007, 2012];
/** Not in Operations. */
const elsewhere = { member: '200004', approver: '200004' };
const unknownElsewhere = { member: '100004', approver: '100004' };

function ruleNamed(world: World, name: string) {
  const rule = world.collectRules.all().find((one) => one.rule_name === name);
  if (rule === undefined) throw new Error(`There is no rule ${name}`);
  return rule;
}

const idOf = (world: World, name: string) => ruleNamed(world, name).id;
const active = (world: World) => idOf(world, 'Stablecoins to omnibus');
const swept = (world: World) => idOf(world, 'Operations stablecoins');

function home(world: World, subWallet: number, base: string): string {
  const row = world.addresses.where('home', `${subWallet}/${base}`).find((one) => one.is_common === 1);
  if (row === undefined) throw new Error(`${subWallet} has no address on ${base}`);
  return row.address;
}

/** A sweep of Operations in this state: 1100 waits for its signature. */
function run(world: World, status: number): number {
  const found = world.collectRuns
    .where('wallet_id', operations)
    .find(({ id }) => world.transactions.get(id)?.status === status);
  if (found === undefined) throw new Error(`No sweep is ${status}`);
  return found.id;
}

function toMarketMaking(world: World): ParamsOf<typeof collection.saveRule> {
  return {
    wallet_id,
    rule_name: 'Tokens to the desk',
    base_symbol: 'ETH',
    collect_sub_wallet_id: marketMaking,
    collect_address: home(world, marketMaking, 'ETH'),
    collect_mode: 2,
    symbols: ['USDC'],
  };
}

/** What waits in Operations is swept away already: the sweep that waits is signed or not, it holds it. */
const sweeping = (world: World) => ({ id: swept(world), symbols: ['USDTERC20'], op: 'sweep' as const });

/** So that something waits again. */
function sweepable(world: World) {
  const { transactions } = world;
  for (const { id, transfer_ids } of world.collectRuns.where('wallet_id', operations)) {
    for (const one of [id, ...transfer_ids]) {
      const row = transactions.get(one);
      if (row?.trans_kind === 'collect' && row.status === 1100) transactions.update(row, { status: 2300 });
    }
  }
  return sweeping(world);
}

/** The receiver of Operations has nothing to pay a fee with. */
function broke(world: World, subWallet: number): void {
  for (const row of world.transactions.where('sub_wallet_id', subWallet))
    if (row.trans_kind === 'deposit' && row.status === 2000) world.transactions.update(row, { status: 1000 });
}

const paused = {
  '200040': {
    ask: ({ world }: { world: World }) => {
      expire(world, wallet_id);
      return { id: active(world) };
    },
  },
  '200145': { ask: ({ world }: { world: World }) => ({ id: idOf(world, 'BNB tokens to Main') }) },
  '200025': { ask: ({ world }: { world: World }) => ({ id: idOf(world, 'Polygon to omnibus') }) },
};

/** The same refusals of a question that says more than which rule. */
function pausedWith<More extends object>(more: More) {
  return Object.fromEntries(
    Object.entries(paused).map(([code, { ask }]) => [
      code,
      { ask: (bed: { world: World }) => ({ ...more, ...ask(bed) }) },
    ]),
  );
}

export const collectionCases: CasesOf<typeof collection> = {
  rules: {
    ask: () => ({
      wallet_id,
      base_symbol: ['ETH', 'BSC'],
      status: [1, 3],
      collect_mode: 1,
      keyword: 'desk',
      order_by: 'rule_name',
    }),
  },
  init: { ask: () => ({ wallet_id }) },
  chains: { ask: () => ({ wallet_id }) },
  saveRule: {
    ask: ({ world }) => toMarketMaking(world),
    others: { member: '200125', approver: '200125' },
    refused: {
      ...pausedWith({ wallet_id, rule_name: 'Renamed' }),
      '120202': { ask: ({ world }) => ({ ...toMarketMaking(world), base_symbol: 'TRX' }) },
      '120403': {
        ask: ({ world }) => {
          broke(world, marketMaking);
          return toMarketMaking(world);
        },
      },
      '200072': {
        ask: ({ world }) => ({
          ...toMarketMaking(world),
          collect_sub_wallet_id: gasStation,
          collect_address: home(world, gasStation, 'ETH'),
        }),
      },
      '200125': { ask: ({ world }) => ({ ...toMarketMaking(world), collect_sub_wallet_id: newHires }) },
      '200166': { ask: ({ world }) => ({ ...toMarketMaking(world), base_symbol: 'HECO' }) },
    },
  },
  history: {
    ask: ({ world }) => ({
      wallet_id: operations,
      rule_id: swept(world),
      base_symbol: ['ETH'],
      symbol: ['USDTERC20'],
      status: [2000, 1100],
      trigger: 1,
      keyword: 'operations',
      start_time: 1,
      order_by: 'amount_usd',
    }),
    others: elsewhere,
  },
  historyInfo: { ask: ({ world }) => ({ id: run(world, 2000) }), others: unknownElsewhere },
  rule: { ask: ({ world }) => ({ id: active(world) }) },
  saveAmounts: {
    ask: ({ world }) => ({ id: active(world), list: [{ symbol: 'USDC', collect_min: '750.5' }] }),
    refused: pausedWith({ list: [{ symbol: 'USDC', collect_min: '750.5' }] }),
  },
  chainSymbols: { ask: ({ world }) => ({ wallet_id, base_symbol: 'ETH', id: active(world), keyword: 'd' }) },
  saveSymbols: {
    ask: ({ world }) => ({ id: active(world), symbols: ['USDC'], op: 'disable' }),
    refused: {
      ...pausedWith({ symbols: ['BUSD'], op: 'enable' as const }),
      '120202': { ask: ({ world }) => ({ id: active(world), symbols: ['TUSDT'], op: 'add' }) },
      '120403': {
        ask: ({ world }) => {
          const asked = sweepable(world);
          broke(world, newHires);
          return asked;
        },
      },
      '120404': { ask: ({ world }) => sweeping(world) },
    },
  },
  authorised: {
    ask: ({ world }) => ({
      id: active(world),
      symbol: ['USDC'],
      status: [0, 3],
      keyword: 'm',
      order_by: 'auth_status',
    }),
  },
  cancel: {
    ask: ({ world }) => ({ id: run(world, 1100), remark: 'Not now' }),
    by: 'secondMember',
    others: { member: '210003', approver: '210003' },
    refused: {
      '200025': { ask: ({ world }) => ({ id: run(world, 2000) }) },
      '210003': { ask: () => ({ id: 1 }) },
    },
  },
  transInfo: { ask: ({ world }) => ({ id: swept(world) }), others: unknownElsewhere },
  addresses: {
    ask: () => ({ sub_wallet_id: main, base_symbol: 'ETH' }),
    others: { approver: '200125' },
  },
};
