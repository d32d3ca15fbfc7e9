import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { WaitingAddress, WaitingSubWallet } from '../../../domains/auto-collect/sweep-funds.schema.ts';
import { coinOf, ownSubWallet, ownWallet, subWalletOf } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { sweepRuleOf } from './is-swept.ts';
import type { Outlook } from './sweep-plan.ts';
import { scopeSeenBy } from './sweep-setup.ts';
import { lastSweptAt, sweepBalancesOf, usdEntry, waitingSums, type SweepBalances } from './sweep-balances.ts';

interface Asked {
  wallet_id: number;
  symbol: string;
  sub_wallet_id?: number[] | undefined;
}

/** What waits of a coin with a rule, sub-wallet by sub-wallet; one without a rule is refused. */
function waitingOf(asking: Asking, { wallet_id, symbol, sub_wallet_id }: Asked) {
  const { world } = asking;
  ownWallet(asking, wallet_id);
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const rule = sweepRuleOf(world, wallet_id, symbol);
  if (rule === undefined) throw new Refused(codes.coinNotSupported);
  return scopeSeenBy(asking, wallet_id)
    .filter((row) => sub_wallet_id === undefined || sub_wallet_id.includes(row.sub_wallet_id))
    .map((subWallet) => ({ subWallet, waiting: sweepBalancesOf(world, rule, [subWallet]) }));
}

/** The sub-wallets in which a coin waits. */
export function waitingSubWallets(asking: Asking, asked: ParamsOf<typeof autoCollect.waitingSubWallets>) {
  const { amount_min = '0', order_by = 'collecting_balance' } = asked;
  const rows = waitingOf(asking, asked)
    .filter(({ waiting }) => waiting.addresses.length > 0)
    .map(({ subWallet: { sub_wallet_id, sub_wallet_name }, waiting }): WaitingSubWallet => ({
      sub_wallet_id,
      sub_wallet_name,
      ...waitingSums(waiting),
    }))
    .filter((row) => new Big(row.collecting_balance).gte(amount_min));
  type Row = WaitingSubWallet;
  const compare = {
    sub_wallet_name: (one: Row, other: Row) => one.sub_wallet_name.localeCompare(other.sub_wallet_name),
    collecting_balance: (one: Row, other: Row) =>
      new Big(one.collecting_balance).cmp(other.collecting_balance),
    address_count: (one: Row, other: Row) => one.address_count - other.address_count,
    last_sweep_at: (one: Row, other: Row) => one.last_sweep_at - other.last_sweep_at,
  }[order_by];
  return listed(rows, asked, { show: (row) => row, texts: (row) => [row.sub_wallet_name], compare });
}

interface Found {
  outlook: Outlook;
  of: SweepBalances;
}

function addressView({ outlook, of: { plan } }: Found): WaitingAddress {
  const { world, coin, fuelTerms } = plan;
  const { home, balance, free, main, fuelNeeded, state, reason, trans_id } = outlook;
  const need_fuel = isThirsty(outlook);
  return {
    address: home.address,
    memo: home.memo,
    address_label: home.address_label,
    sub_wallet_id: home.sub_wallet_id,
    sub_wallet_name: subWalletOf(world, home).sub_wallet_name,
    balance: balance.toFixed(),
    free_balance: free.toFixed(),
    ...usdEntry(world, coin.symbol, balance),
    main_coin_balance: main.toFixed(),
    main_coin_alias: coinOf(world, { symbol: coin.base_symbol }).symbol_alias,
    need_fuel,
    fuel_needed: need_fuel === 1 ? fuelNeeded.toFixed() : '0',
    fuel_fee: need_fuel === 1 ? (fuelTerms?.fee ?? '0') : '0',
    state,
    reason,
    trans_id,
    last_sweep_at: lastSweptAt(plan, outlook),
  };
}

function isThirsty({ balance, fuelNeeded }: Outlook): 0 | 1 {
  return balance.gt(0) && fuelNeeded.gt(0) ? 1 : 0;
}

/** The addresses on which a coin waits. */
export function waitingAddresses(asking: Asking, asked: ParamsOf<typeof autoCollect.waitingAddresses>) {
  const { state, need_fuel, amount_min, amount_max, order_by = 'balance' } = asked;
  const rows = waitingOf(asking, asked)
    .flatMap(({ waiting }) => waiting.addresses.map((outlook): Found => ({ outlook, of: waiting })))
    .filter(
      ({ outlook }) =>
        (state === undefined || state.includes(outlook.state)) &&
        (need_fuel === undefined || isThirsty(outlook) === need_fuel) &&
        (amount_min === undefined || outlook.balance.gte(amount_min)) &&
        (amount_max === undefined || outlook.balance.lte(amount_max)),
    );
  const compare = {
    address: (one: Found, other: Found) => one.outlook.home.address.localeCompare(other.outlook.home.address),
    balance: (one: Found, other: Found) => one.outlook.balance.cmp(other.outlook.balance),
    main_coin_balance: (one: Found, other: Found) => one.outlook.main.cmp(other.outlook.main),
    state: (one: Found, other: Found) => one.outlook.state - other.outlook.state,
    last_sweep_at: (one: Found, other: Found) =>
      lastSweptAt(one.of.plan, one.outlook) - lastSweptAt(other.of.plan, other.outlook),
  }[order_by];
  return listed(rows, asked, {
    show: addressView,
    texts: ({ outlook: { home } }) => [home.address, home.address_label],
    compare,
  });
}
