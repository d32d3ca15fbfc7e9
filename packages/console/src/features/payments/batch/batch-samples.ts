import type { Coin } from '@mpc/api';
import { createLookAlikes } from '@mpc/api/addresses';
import type { FeeOption } from '#features/network-fee';
import type { Anchor } from '#features/address-check';
import type { World } from './check-row.rules.ts';
import { coinNames } from './coin-names.rules.ts';
import { blank, type Entry } from './sheet-row.ts';

/** A coin for tests, the few fields that matter as given. */
export const coin = (
  part: Pick<Coin, 'symbol' | 'symbol_alias' | 'base_symbol' | 'coin_net'> & Partial<Coin>,
): Coin => ({
  id: 1,
  real_symbol: part.symbol_alias,
  contract_address: '',
  decimals: 6,
  deposit_confirmation: 1,
  withdraw_confirmation: 1,
  min_withdraw: '1',
  support_memo: '0',
  support_token: '0',
  support_acceleration: false,
  support_multi_addr: false,
  if_open_chain: true,
  need_payment: false,
  merge_address_symbol: '',
  coin_type: 0,
  address_regex: '',
  address_tag_regex: '',
  address_link: '',
  txid_link: '',
  icon: '',
  name: '',
  enable_deposit: true,
  enable_withdraw: true,
  is_focus: 1,
  ...part,
});

/** The coins of the tests' sub-wallet. */
export const usdt = coin({ symbol: 'TUSDT', symbol_alias: 'USDT', base_symbol: 'TRX', coin_net: 'TRC20' });
export const trx = coin({ symbol: 'TRX', symbol_alias: 'TRX', base_symbol: 'TRX', coin_net: 'TRON' });
export const usdtErc = coin({
  symbol: 'USDTERC20',
  symbol_alias: 'USDT',
  base_symbol: 'ETH',
  coin_net: 'ERC20',
});
export const coins = [usdt, trx, usdtErc];

/** A fee nobody can choose. */
export const only = (amount: string): FeeOption => ({ id: 'only', amount, fields: { fee: amount } });

/** A good address on TRON. */
export const recipient = 'TACKgBccvieFaVFM6hKSB3xAYxvhUPgbFh';

/** A world in which nothing is known against anybody. */
export const calm = (part: Partial<World> = {}): World => ({
  coinOf: coinNames(coins),
  usual: usdt,
  lookAlikes: (base) => createLookAlikes<Anchor>(base, [], ({ address }) => address),
  known: new Map(),
  own: new Set(),
  ours: new Map(),
  contracts: { tokens: new Map(), others: new Map() },
  barred: new Set(),
  white: null,
  paid: new Set(),
  rated: new Map(),
  ...part,
});

/** A row in order, but for what is said otherwise. */
export const entry = (part: Partial<Entry> = {}): Entry => ({
  ...blank,
  address: recipient,
  amount: '10',
  ...part,
});
