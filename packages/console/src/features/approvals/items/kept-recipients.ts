import type { PaidRecipients } from '#features/address-check';
import type { Names } from './reader.ts';

/** Addresses that are to serve a whole wallet, to be checked as those of its books are. */
export const keptRecipients = (
  walletId: number,
  { subWalletIds }: Names,
  baseSymbol: string,
  recipients: PaidRecipients['recipients'],
): PaidRecipients => ({
  walletId,
  subWalletId: subWalletIds[0] ?? 0,
  baseSymbol,
  symbol: baseSymbol,
  recipients: recipients.filter(({ address }) => address !== ''),
  keptFor: subWalletIds,
});
