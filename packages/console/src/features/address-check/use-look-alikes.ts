import type { BookEntry } from '@mpc/api';
import { chainOf, checkAddress, createLookAlikes, type LookAlikes } from '@mpc/api/addresses';
import { useMemo } from 'react';
import type { Anchor } from './address-messages.ts';

interface Vouched {
  /** The main coin of the chain; empty while no coin is chosen. */
  base: string;
  book: readonly Pick<BookEntry, 'base_symbol' | 'address' | 'label'>[] | undefined;
  /** The sub-wallet's own address there, and what the sub-wallet is called. */
  own: string | undefined;
  ownName: string;
}

const goodSpelling = (base: string, address: string): string => {
  const check = checkAddress(base, address);
  return check.ok ? check.normalized : address;
};

/**
 * What tells an imitation of an address that a person vouched for on a chain: the book's and their own. They are got
 * ready once and not with every key that is pressed: a book may have thousands.
 */
export function useLookAlikes({ base, book, own, ownName }: Vouched): LookAlikes<Anchor> {
  return useMemo(() => {
    const entries = (book ?? []).filter((entry) => chainOf(entry.base_symbol) === chainOf(base));
    const anchors: Anchor[] = entries.map(({ address, label }) => ({ address, label }));
    if (own !== undefined) anchors.push({ address: own, label: ownName });
    const spelt = anchors.map((anchor) => ({ ...anchor, address: goodSpelling(base, anchor.address) }));
    return createLookAlikes(base, spelt, ({ address }) => address);
  }, [base, book, own, ownName]);
}
