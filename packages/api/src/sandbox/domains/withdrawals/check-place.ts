import { codes } from '../../../core/codes.ts';
import { ownSubWallet, refuseExpired, focusCoin, walletOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import { requestKey } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';

/**
 * A request that was taken before is refused with what it made. It comes before every other check: whatever else has
 * changed since, it must not look as if nothing had happened.
 */
export function refuseReplay({ world, person }: Asking, requestId: string): void {
  const [taken] = world.transactions.where('request', requestKey(person.uid, requestId));
  if (taken === undefined) return;
  const name = taken.trans_kind === 'web3' ? 'trans_id' : 'withdraw_id';
  throw new Refused(codes.alreadySubmitted, {}, { [name]: taken.id });
}

/** A sub-wallet of the caller's that something may leave from now, or a refusal. */
export function payingSubWallet(asking: Asking, subWalletId: number): SubWalletRow {
  const subWallet = ownSubWallet(asking, subWalletId);
  const wallet = walletOf(asking.world, subWallet);
  refuseExpired(asking, wallet);
  if (wallet.wallet_status === 3) throw new Refused(codes.transfersForbidden);
  // What the app does not show starts nothing.
  if (subWallet.app_show_status === '2') throw new Refused(codes.transactionNotSupported);
  return subWallet;
}

/** The same, and a coin in its list that may be sent. */
export function payingPlace(
  asking: Asking,
  subWalletId: number,
  symbol: string,
): { subWallet: SubWalletRow; coin: CoinRow } {
  const subWallet = payingSubWallet(asking, subWalletId);
  const coin = focusCoin(asking, subWallet, symbol);
  if (!coin.enable_withdraw) throw new Refused(codes.transfersSuspended, { coin: coin.symbol_alias });
  return { subWallet, coin };
}
