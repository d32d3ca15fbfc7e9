import type { Coin, OwnAddress } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';

/** Where money is to come in. */
export interface OwnReceiving {
  subWalletId: number;
  coin: Pick<Coin, 'symbol' | 'base_symbol'>;
  address: string;
  memo: string;
}

/** What this browser remembers of an address: nothing, that it was shown, and for which sub-wallet, or nothing it can trust. */
export type Remembered = { is: 'new' | 'changed' } | { is: 'known'; subWalletId: number };

/**
 * Whether an address may be given away. It may not where it is none of its chain (`invalid`), where the server that was
 * asked whose it is names nobody (`nobody`), another sub-wallet (`elsewhere`) or another memo (`memo`), or where this
 * browser has shown it for another sub-wallet before (`moved`).
 */
export type Ownership =
  | { is: 'own'; remembered: Remembered['is'] }
  | { is: 'stop'; why: 'invalid' | 'nobody' | 'elsewhere' | 'memo' | 'moved' };

/** Judges an address by everything that is known of whose it is. */
export function ownershipOf(
  { subWalletId, coin, address, memo }: OwnReceiving,
  owner: OwnAddress,
  remembered: Remembered,
): Ownership {
  const stop = (why: Extract<Ownership, { is: 'stop' }>['why']): Ownership => ({ is: 'stop', why });
  const check = checkAddress(coin.base_symbol, address);
  if (!check.ok && check.reason.code !== 'unknownChain') return stop('invalid');
  if (remembered.is === 'known' && remembered.subWalletId !== subWalletId) return stop('moved');
  if (owner === null) return stop('nobody');
  if (owner.sub_wallet_id !== subWalletId) return stop('elsewhere');
  if (owner.memo !== memo) return stop('memo');
  return { is: 'own', remembered: remembered.is };
}
