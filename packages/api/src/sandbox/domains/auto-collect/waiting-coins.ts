import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { WaitingCoin, WaitingCoinPage } from '../../../domains/auto-collect/sweep-funds.schema.ts';
import { coinOf, ownSubWallet } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { gasFree, type Outlook } from './sweep-plan.ts';
import { scopeSeenBy } from './sweep-setup.ts';
import { fuelSums, isReached, sweepBalancesOf, waitingSums, type SweepBalances } from './sweep-balances.ts';

type Asked = ParamsOf<typeof autoCollect.waiting>;

function coinView(waiting: SweepBalances): WaitingCoin {
  const { world, coin, rule, terms } = waiting.plan;
  const { symbol, symbol_alias, base_symbol, coin_net, price_usd } = coin;
  const sums = waitingSums(waiting);
  const { fuel_count, fuel_needed, gas_enough } = fuelSums(waiting);
  return {
    symbol,
    symbol_alias,
    base_symbol,
    coin_net,
    ...(price_usd === undefined ? {} : { price_usd }),
    ...sums,
    fuel_count,
    fuel_needed: fuel_needed.toFixed(),
    fee_symbol: base_symbol,
    fee_symbol_alias: coinOf(world, { symbol: base_symbol }).symbol_alias,
    ...(terms === undefined
      ? {}
      : { estimated_fee: new Big(terms.cost).times(sums.reach_count).toFixed(), fee_per_tx: terms.cost }),
    fueling_limit: rule.fueling_limit,
    blocked_count: waiting.addresses.filter(({ state }) => state === 5).length,
    gas_enough,
    rule_status: rule.status,
    collect_min: rule.collect_min,
  };
}

/** Whether the next runs sweep it: queued, being refueled, or come since the sweep under way began. */
const isNext = (address: Outlook, waiting: SweepBalances): boolean =>
  waiting.plan.hold === '' &&
  isReached(waiting, address) &&
  (address.state === 1 || address.state === 2 || address.state === 3);

/** Amounts of coins in USD, as far as they have prices. */
function worthOf(found: readonly SweepBalances[], which: (address: Outlook, of: SweepBalances) => boolean) {
  const parts = found.flatMap((waiting) =>
    waiting.addresses
      .filter((address) => which(address, waiting))
      .map(({ free }) => inUsd(waiting.plan.coin, free) ?? new Big(0)),
  );
  return usdText(parts.reduce((sum, usd) => sum.plus(usd), new Big(0)));
}

function gasNeeded(found: readonly SweepBalances[]): WaitingCoinPage['stat']['gas_needed'] {
  const byChain = new Map<string, { amount: Big; gas_balance: string }>();
  for (const waiting of found) {
    const { gas_spent } = fuelSums(waiting);
    const { base_symbol } = waiting.plan.coin;
    const before = byChain.get(base_symbol)?.amount ?? new Big(0);
    if (gas_spent.gt(0))
      byChain.set(base_symbol, {
        amount: before.plus(gas_spent),
        gas_balance: gasFree(waiting.plan).toFixed(),
      });
  }
  return [...byChain].map(([base_symbol, { amount, gas_balance }]) => ({
    base_symbol,
    symbol_alias:
      found[0] === undefined ? '' : coinOf(found[0].plan.world, { symbol: base_symbol }).symbol_alias,
    amount: amount.toFixed(),
    gas_balance,
  }));
}

const decimals =
  (field: 'collecting_balance' | 'usd' | 'estimated_fee') => (one: WaitingCoin, other: WaitingCoin) =>
    new Big(one[field] ?? 0).cmp(other[field] ?? 0);

const orders = {
  symbol_alias: (one: WaitingCoin, other: WaitingCoin) => one.symbol_alias.localeCompare(other.symbol_alias),
  address_count: (one: WaitingCoin, other: WaitingCoin) => one.address_count - other.address_count,
  collecting_balance: decimals('collecting_balance'),
  usd: decimals('usd'),
  estimated_fee: decimals('estimated_fee'),
};

/** The coins that wait to be swept, in the sub-wallets in scope that the caller sees. */
export function waitingCoins(asking: Asking, asked: Asked): WaitingCoinPage {
  const { world } = asking;
  const { wallet_id, base_symbol, symbol, sub_wallet_id, state, amount_min, order_by = 'usd' } = asked;
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const subWallets = scopeSeenBy(asking, wallet_id).filter(
    (row) => sub_wallet_id === undefined || sub_wallet_id.includes(row.sub_wallet_id),
  );
  const found = world.sweepRules
    .where('wallet_id', wallet_id)
    .filter((rule) => symbol === undefined || symbol.includes(rule.symbol))
    .filter((rule) => base_symbol === undefined || base_symbol.includes(coinOf(world, rule).base_symbol))
    .map((rule) => sweepBalancesOf(world, rule, subWallets))
    .map(({ plan, addresses }) => ({
      plan,
      addresses: addresses.filter((one) => state === undefined || state.includes(one.state)),
    }))
    .filter(({ addresses }) => addresses.length > 0);
  const rows = found
    .map(coinView)
    .filter((row) => amount_min === undefined || new Big(row.collecting_balance).gte(amount_min));
  const page = listed(rows, asked, {
    show: (row) => row,
    texts: (row) => [row.symbol, row.symbol_alias],
    compare: orders[order_by],
  });
  const isMeant = new Set(rows.map((row) => row.symbol));
  const meant = found.filter(({ plan }) => isMeant.has(plan.coin.symbol));
  return {
    ...page,
    stat: {
      total_usd: worthOf(meant, () => true),
      reach_usd: worthOf(meant, (address, waiting) => isReached(waiting, address)),
      ready_usd: worthOf(meant, isNext),
      blocked_usd: worthOf(meant, ({ state }) => state === 5),
      gas_blocked_usd: worthOf(meant, ({ state }) => state === 6),
      gas_needed: gasNeeded(meant),
    },
  };
}
