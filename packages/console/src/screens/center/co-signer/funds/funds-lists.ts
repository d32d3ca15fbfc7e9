import type { SweepState } from '@mpc/api';
import { choice, choices, codec, decimal, flag, ids, names, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

/** How what waits is told: by coin, of one coin by sub-wallet or by address, or as it was at the end of each day. */
export const fundsTabs = ['coins', 'subWallets', 'addresses', 'snapshots'] as const;

export type FundsTab = (typeof fundsTabs)[number];

/** The tab that an address names. */
export const fundsTab = () => choice(fundsTabs, 'coins');

export const sweepStates = [0, 1, 2, 3, 4, 5, 6] as const satisfies SweepState[];

/** Whether the calendar has a day: the thirtieth of February is read as one of March. */
function isDay(said: string): boolean {
  const time = /^2\d{3}-\d\d-\d\d$/.test(said) ? Date.parse(said) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(said);
}

/** A day of the calendar in UTC; empty for the last there is. */
const utcDay = () =>
  codec({
    fallback: '',
    read: (said) => (isDay(said) ? said : undefined),
    write: (value) => value,
  });

export const coinFundsList = defineList({
  name: 'sweep-funds',
  view: { tab: fundsTab() },
  filters: {
    /** By main coin. */
    net: names(),
    coin: names(),
    sub: ids(),
    state: choices(sweepStates),
    /** The least that waits, in the coin. */
    min: decimal(),
    q: text(),
  },
  sort: ['symbol_alias', 'collecting_balance', 'usd', 'address_count', 'estimated_fee'],
});

export const subWalletFundsList = defineList({
  name: 'sweep-funds-sub-wallets',
  view: { tab: fundsTab(), coin: text() },
  filters: { sub: ids(), min: decimal(), q: text() },
  sort: ['sub_wallet_name', 'collecting_balance', 'address_count', 'last_sweep_at'],
});

export const addressFundsList = defineList({
  name: 'sweep-funds-addresses',
  view: { tab: fundsTab(), coin: text() },
  filters: {
    sub: ids(),
    state: choices(sweepStates),
    /** Only those that lack gas. */
    fuel: flag(),
    min: decimal(),
    q: text(),
  },
  sort: ['address', 'balance', 'main_coin_balance', 'state', 'last_sweep_at'],
});

export const snapshotsList = defineList({
  name: 'sweep-snapshots',
  view: { tab: fundsTab() },
  filters: { day: utcDay(), coin: names(), sub: ids(), min: decimal(), q: text() },
  sort: ['symbol', 'address', 'balance', 'usd'],
});

/** What a filter asks of the coins that wait. */
export const coinFundsParams = (state: StateOf<typeof coinFundsList>, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    base_symbol: state.net,
    symbol: state.coin,
    sub_wallet_id: state.sub,
    state: state.state,
    amount_min: state.min,
    keyword: state.q,
  }),
});

/** What a filter asks of the sub-wallets in which a coin waits. */
export const subWalletFundsParams = (
  { sub, min, q }: StateOf<typeof subWalletFundsList>,
  walletId: number,
  symbol: string,
) => ({ wallet_id: walletId, symbol, ...omitEmpty({ sub_wallet_id: sub, amount_min: min, keyword: q }) });

/** What a filter asks of the addresses on which a coin waits. */
export const addressFundsParams = (
  { sub, state, fuel, min, q }: StateOf<typeof addressFundsList>,
  walletId: number,
  symbol: string,
) => ({
  wallet_id: walletId,
  symbol,
  ...omitEmpty({
    sub_wallet_id: sub,
    state,
    need_fuel: fuel ? (1 as const) : null,
    amount_min: min,
    keyword: q,
  }),
});

/** What a filter asks of a day. */
export const snapshotParams = (
  { day, coin, sub, min, q }: StateOf<typeof snapshotsList>,
  walletId: number,
) => ({
  wallet_id: walletId,
  ...omitEmpty({ date: day, symbol: coin, sub_wallet_id: sub, amount_min: min, keyword: q }),
});
