import type { BookEntry, MyAddresses, TransactionRow } from '@mpc/api';
import { addressKey, type LookAlike } from '@mpc/api/addresses';
import type { Anchor } from './address-messages.ts';
import { lookAlikesOf } from './use-look-alikes.ts';

/** What an address is compared with: answers of the server that are independent of each other; undefined where one is missing. */
export interface AnchorSources {
  /** The main coin of the network; empty while no coin is chosen. */
  baseSymbol: string;
  book: readonly Pick<BookEntry, 'base_symbol' | 'address' | 'label'>[] | undefined;
  /** Where our sub-wallets receive. */
  mine: MyAddresses | undefined;
  /** Orders of the sub-wallet that were completed. */
  paid: readonly Pick<TransactionRow, 'address_to'>[] | undefined;
  /** What an address is called that was paid before. */
  paidLabel: string;
}

/**
 * Tells the known address that another looks like; `isOurs` is what the server says of its owner. No single answer silences
 * a look-alike: an anchor missing from the book is still known from payments, and “it is ours” counts only where the list
 * of our addresses has it too.
 */
export function lookAlikeFinder({ baseSymbol, book, mine = [], paid = [], paidLabel }: AnchorSources) {
  const others: Anchor[] = [
    ...mine.map(({ address, sub_wallet_name }) => ({ address, label: sub_wallet_name })),
    ...paid.map(({ address_to }) => ({ address: address_to, label: paidLabel })),
  ];
  const lookAlikes = lookAlikesOf({ base: baseSymbol, book, others });
  const own = new Set(mine.map(({ address }) => addressKey(baseSymbol, address)));
  return (address: string, isOurs: boolean): LookAlike<Anchor> | null =>
    isOurs && own.has(addressKey(baseSymbol, address)) ? null : lookAlikes.find(address);
}

/** See `lookAlikeFinder`. */
export type FindLookAlike = ReturnType<typeof lookAlikeFinder>;
