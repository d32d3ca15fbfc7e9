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
import { lastSweptAt, placesOf, usdEntry, waitingSums, type WaitingPlaces } from './waiting-places.ts';

interface Asked {
  wallet_id: number;
  symbol: string;
  sub_wallet_id?: number[] | undefined;
}

/** Where a coin with a rule waits, sub-wallet by sub-wallet; one without a rule is refused. */
function waitingOf(asking: Asking, { wallet_id, symbol, sub_wallet_id }: Asked) {
  const { world } = asking;
  ownWallet(asking, wallet_id);
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const rule = sweepRuleOf(world, wallet_id, symbol);
  if (rule === undefined) throw new Refused(codes.coinNotSupported);
  return scopeSeenBy(asking, wallet_id)
    .filter((row) => sub_wallet_id === undefined || sub_wallet_id.includes(row.sub_wallet_id))
    .map((subWallet) => ({ subWallet, waiting: placesOf(world, rule, [subWallet]) }));
}

/** The sub-wallets in which a coin waits. */
export function waitingSubWallets(asking: Asking, asked: ParamsOf<typeof autoCollect.waitingSubWallets>) {
  const { amount_min = '0', order_by = 'collecting_balance' } = asked;
  const rows = waitingOf(asking, asked)
    .filter(({ waiting }) => waiting.places.length > 0)
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
  place: Outlook;
  of: WaitingPlaces;
}

function addressView({ place, of: { plan } }: Found): WaitingAddress {
  const { world, coin } = plan;
  const { home, balance, main, state, reason, trans_id } = place;
  return {
    address: home.address,
    memo: home.memo,
    address_label: home.address_label,
    sub_wallet_id: home.sub_wallet_id,
    sub_wallet_name: subWalletOf(world, home).sub_wallet_name,
    balance: balance.toFixed(),
    ...usdEntry(world, coin.symbol, balance),
    main_coin_balance: main.toFixed(),
    main_coin_alias: coinOf(world, { symbol: coin.base_symbol }).symbol_alias,
    need_fuel: isThirsty(place),
    state,
    reason,
    trans_id,
    last_sweep_at: lastSweptAt(world, place),
  };
}

function isThirsty({ balance, fuelNeeded }: Outlook): 0 | 1 {
  return balance.gt(0) && fuelNeeded.gt(0) ? 1 : 0;
}

/** The addresses on which a coin waits. */
export function waitingAddresses(asking: Asking, asked: ParamsOf<typeof autoCollect.waitingAddresses>) {
  const { state, need_fuel, amount_min, amount_max, order_by = 'balance' } = asked;
  const rows = waitingOf(asking, asked)
    .flatMap(({ waiting }) => waiting.places.map((place): Found => ({ place, of: waiting })))
    .filter(
      ({ place }) =>
        (state === undefined || state.includes(place.state)) &&
        (need_fuel === undefined || isThirsty(place) === need_fuel) &&
        (amount_min === undefined || place.balance.gte(amount_min)) &&
        (amount_max === undefined || place.balance.lte(amount_max)),
    );
  const compare = {
    address: (one: Found, other: Found) => one.place.home.address.localeCompare(other.place.home.address),
    balance: (one: Found, other: Found) => one.place.balance.cmp(other.place.balance),
    main_coin_balance: (one: Found, other: Found) => one.place.main.cmp(other.place.main),
    state: (one: Found, other: Found) => one.place.state - other.place.state,
    last_sweep_at: (one: Found, other: Found) =>
      lastSweptAt(asking.world, one.place) - lastSweptAt(asking.world, other.place),
  }[order_by];
  return listed(rows, asked, {
    show: addressView,
    texts: ({ place: { home } }) => [home.address, home.address_label],
    compare,
  });
}
