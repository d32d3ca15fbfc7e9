import Big from 'big.js';
import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { Screening } from '../../../domains/kyt/screening.schema.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { isWhite } from '../address-book/book.ts';
import { isBlacklistedIn } from '../blacklist/blacklisted.ts';
import { isWatched } from '../kyt/judge.ts';
import { screen } from '../kyt/screening.ts';

/** Somebody who is paid. */
export interface Recipient {
  address: string;
  amount: string;
  memo: string;
}

/** What a screening said; null where it did not answer, undefined where nobody asked. */
export type Screened = Screening | null | undefined;

/** Whether an address is the contract of a listed token, on any network that shares its form. */
export function isTokenContract(world: World, baseSymbol: string, address: string): boolean {
  const key = addressKey(baseSymbol, address);
  return world.coins
    .all()
    .some((row) => row.contract_address !== '' && addressKey(row.base_symbol, row.contract_address) === key);
}

/** An address of the coin's network. */
export function checkNetwork({ base_symbol, coin_net }: CoinRow, address: string): void {
  if (!checkAddress(base_symbol, address).ok) throw new Refused(codes.invalidAddress, { net: coin_net });
}

/** An address of the coin's network and somebody else's, with a memo only where its chain has them. */
export function checkRecipient(
  { world }: Asking,
  { sub_wallet_id }: SubWalletRow,
  coin: CoinRow,
  { address, memo }: Recipient,
): void {
  checkNetwork(coin, address);
  if (isTokenContract(world, coin.base_symbol, address))
    throw new Refused(codes.invalidAddress, { net: coin.coin_net });
  const isOwn = world.addresses
    .where('key', addressKey(coin.base_symbol, address))
    // Where sub-wallets share an account, the memo tells them apart.
    .some((row) => row.sub_wallet_id === sub_wallet_id && (coin.support_memo === '0' || row.memo === memo));
  if (isOwn) throw new Refused(codes.selfTransfer);
  if (memo === '') return;
  if (coin.support_memo === '0') throw new BadField('memo');
  if (coin.address_tag_regex !== '' && !new RegExp(coin.address_tag_regex).test(memo))
    throw new BadField('memo', 'format');
}

/** An amount the coin can be divided into, and not below its minimum. */
export function checkSum(coin: CoinRow, amount: string): void {
  const { symbol_alias, decimals, min_withdraw } = coin;
  if ((amount.split('.')[1] ?? '').length > decimals)
    throw new Refused(codes.precisionExceeded, { coin: symbol_alias, decimals: String(decimals) });
  if (new Big(amount).lte(0) || new Big(amount).lt(min_withdraw))
    throw new Refused(codes.belowMinimum, { min: min_withdraw, coin: symbol_alias });
}

/** Nobody off the whitelist while it is on, nobody on the blacklist, and nobody of risk unless that is accepted. */
export function checkRisk(
  { world }: Asking,
  subWallet: SubWalletRow,
  coin: CoinRow,
  address: string,
  isAccepted: boolean,
  amount?: string,
): Screened {
  const { sub_wallet_id, wallet_id, white_status } = subWallet;
  const { base_symbol, symbol } = coin;
  // While its turning off waits for approval it is still on; while its turning on waits, it is not on yet.
  const isWhitelisted = white_status === 1 || white_status === 3;
  if (isWhitelisted && !isWhite(world, sub_wallet_id, base_symbol, address, symbol))
    throw new Refused(codes.notWhitelisted);
  if (isBlacklistedIn(world, wallet_id, base_symbol, address, 1, symbol))
    throw new Refused(codes.blacklistedAddress);
  if (!isWatched(world, subWallet, coin, 'withdraw', amount)) return undefined;
  const screening = screen(base_symbol, address, world.clock.now());
  if (!isAccepted) {
    if (screening === undefined) throw new Refused(codes.screeningUnavailable);
    if (screening.level > 2)
      throw new Refused(codes.riskyAddress, { risk: screening.categories.join(', ') }, screening);
  }
  return screening ?? null;
}

/** The gravest of several screenings: one without an answer before all others. */
export function gravest(screenings: readonly Screened[]): Screened {
  if (screenings.includes(null)) return null;
  return screenings.reduce(
    (one, other) => ((other?.level ?? -1) > (one?.level ?? -1) ? other : one),
    undefined,
  );
}
