import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { SweepCoin, SweepRule } from '../../../domains/auto-collect/sweep-rules.schema.ts';
import { coinOf, homeOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { SweepRuleRow } from './auto-collect-tables.ts';
import { contractConflict } from './contract-conflict.ts';
import { sweepConfigOf } from './is-swept.ts';
import { scopeSeenBy } from './sweep-setup.ts';
import { sweepTermsIfKnown } from './sweep-terms.ts';
import { lyingOn, sweepBalancesOf, waitingSums } from './sweep-balances.ts';

function coinFacts(world: World, coin: CoinRow) {
  const { symbol, symbol_alias, base_symbol, coin_net, contract_address, decimals, price_usd } = coin;
  return {
    symbol,
    symbol_alias,
    base_symbol,
    coin_net,
    contract_address,
    decimals,
    ...(price_usd === undefined ? {} : { price_usd }),
    fee_symbol: base_symbol,
    fee_symbol_alias: coinOf(world, { symbol: base_symbol }).symbol_alias,
  };
}

/** A rule, with what waits of its coin in some sub-wallets. */
export function ruleView(world: World, rule: SweepRuleRow, subWallets: readonly SubWalletRow[]): SweepRule {
  const { id, wallet_id, symbol, collect_min, fueling_limit, reserve_amount, priority } = rule;
  const { status, source, created_at, updated_at, updated_by } = rule;
  const waiting = sweepBalancesOf(world, rule, subWallets);
  const sums = waitingSums(waiting);
  const { terms } = waiting.plan;
  const conflict = contractConflict(world, wallet_id, symbol);
  return {
    id,
    ...coinFacts(world, coinOf(world, rule)),
    collect_min,
    fueling_limit,
    reserve_amount,
    priority,
    status,
    source,
    ...(terms === undefined ? {} : { current_fee: terms.cost }),
    fee_above_limit: terms !== undefined && new Big(terms.cost).gt(fueling_limit) ? 1 : 0,
    waiting_amount: sums.collecting_balance,
    reach_amount: sums.reach_threshold_balance,
    ...usdOf(sums.usd),
    address_count: sums.address_count,
    reach_count: sums.reach_count,
    ...(conflict === undefined ? {} : { conflict }),
    created_at,
    updated_at,
    updated_by: personBeside(world, updated_by),
  };
}

function usdOf(usd: string | undefined): { waiting_usd?: string } {
  return usd === undefined ? {} : { waiting_usd: usd };
}

/** Digits that a rule's amounts may have, rounded up to something that is not nothing. */
function upTo6(amount: Big): string {
  const rounded = amount.round(6, Big.roundUp);
  return rounded.gt(0) ? rounded.toFixed() : '0.000001';
}

/** A coin that could get a rule, with values to begin with: ten times the fee, and at most twice as much for it. */
export function coinView(
  world: World,
  { wallet_id }: WalletRow,
  coin: CoinRow,
  subWallets: readonly SubWalletRow[],
): SweepCoin {
  const target = homeOf(world, sweepConfigOf(world, wallet_id).collect_sub_wallet_id, coin.base_symbol);
  const terms = sweepTermsIfKnown(world, wallet_id, coin, target?.address ?? '');
  const main = coinOf(world, { symbol: coin.base_symbol });
  const facts = { ...coinFacts(world, coin), waiting_amount: lyingOn(world, coin, subWallets).toFixed() };
  if (terms === undefined) return facts;
  const isPriced = coin.price_usd !== undefined && main.price_usd !== undefined;
  const worth = isPriced
    ? new Big(terms.cost).times(main.price_usd ?? 0).div(coin.price_usd ?? 1)
    : undefined;
  return {
    ...facts,
    current_fee: terms.cost,
    ...(worth === undefined ? {} : { suggested_collect_min: upTo6(worth.times(10)) }),
    suggested_fueling_limit: upTo6(new Big(terms.cost).times(2)),
  };
}

/** What a coin is searched by. */
function textsOf({
  symbol,
  symbol_alias,
  contract_address,
}: Pick<CoinRow, 'symbol' | 'symbol_alias' | 'contract_address'>) {
  return [symbol, symbol_alias, contract_address];
}

/** Coins of a chain that have no rule yet. */
export function newCoins(
  asking: Asking,
  wallet: WalletRow,
  { base_symbol, keyword = '' }: ParamsOf<typeof autoCollect.newCoins>,
) {
  const { world } = asking;
  const { wallet_id } = wallet;
  const text = keyword.trim().toLowerCase();
  const subWallets = scopeSeenBy(asking, wallet_id);
  const taken = new Set(world.sweepRules.where('wallet_id', wallet_id).map((row) => row.symbol));
  return world.coins
    .where('base_symbol', base_symbol)
    .filter((coin) => coin.coin_type === 0 && !taken.has(coin.symbol))
    .filter((coin) => textsOf(coin).some((one) => one.toLowerCase().includes(text)))
    .map((coin) => coinView(world, wallet, coin, subWallets));
}

type Row = SweepRule;
const decimals = (of: (row: Row) => string) => (one: Row, other: Row) => new Big(of(one)).cmp(of(other));
const numbers = (of: (row: Row) => number) => (one: Row, other: Row) => of(one) - of(other);
const texts = (of: (row: Row) => string) => (one: Row, other: Row) => of(one).localeCompare(of(other));

const orders = {
  symbol_alias: texts((row) => row.symbol_alias),
  base_symbol: texts((row) => row.base_symbol),
  collect_min: decimals((row) => row.collect_min),
  fueling_limit: decimals((row) => row.fueling_limit),
  waiting_usd: decimals((row) => row.waiting_usd ?? '0'),
  reach_count: numbers((row) => row.reach_count),
  priority: numbers((row) => row.priority),
  status: numbers((row) => row.status),
  updated_at: numbers((row) => row.updated_at),
};

/** The rules of a wallet. */
export function rulePage(asking: Asking, asked: ParamsOf<typeof autoCollect.rules>) {
  const { world } = asking;
  const { wallet_id, base_symbol, symbol, status, source, order_by = 'updated_at' } = asked;
  const subWallets = scopeSeenBy(asking, wallet_id);
  const rows = world.sweepRules
    .where('wallet_id', wallet_id)
    .filter((row) => symbol === undefined || symbol.includes(row.symbol))
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => source === undefined || source.includes(row.source))
    .filter((row) => base_symbol === undefined || base_symbol.includes(coinOf(world, row).base_symbol))
    .map((row) => ruleView(world, row, subWallets));
  return listed(rows, asked, {
    show: (row) => row,
    texts: textsOf,
    time: (row) => row.updated_at,
    compare: (one, other) => orders[order_by](one, other) || one.id - other.id,
  });
}
