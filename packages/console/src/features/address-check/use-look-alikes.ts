import type { BookEntry } from '@mpc/api';
import { chainOf, checkAddress, createLookAlikes, type LookAlikes } from '@mpc/api/addresses';
import { useMemo } from 'react';
import type { Anchor } from './address-messages.ts';

/** What an address on a chain is compared with. Each list is of one answer of the server, or of none. */
export interface Compared {
  /** The main coin of the chain; empty while no coin is chosen. */
  base: string;
  /** What a person trusts. */
  book: readonly Pick<BookEntry, 'base_symbol' | 'address' | 'label'>[] | undefined;
  /** Compared with, and making nothing trusted: own addresses, and those that were paid before. */
  others: readonly Anchor[];
}

const goodSpelling = (base: string, address: string): string => {
  const check = checkAddress(base, address);
  return check.ok ? check.normalized : address;
};

/** What tells a look-alike of an address that is known on a chain. */
export function lookAlikesOf({ base, book, others }: Compared): LookAlikes<Anchor> {
  const spelt = ({ address, label }: Anchor): Anchor => ({ label, address: goodSpelling(base, address) });
  const inBook = (book ?? []).filter((entry) => chainOf(entry.base_symbol) === chainOf(base)).map(spelt);
  const trusted = new Set(inBook);
  return createLookAlikes(
    base,
    [...inBook, ...others.map(spelt)],
    ({ address }) => address,
    (anchor) => trusted.has(anchor),
  );
}

/** The same, got ready once and not with every key that is pressed: a book may have thousands. */
export const useLookAlikes = ({ base, book, others }: Compared): LookAlikes<Anchor> =>
  useMemo(() => lookAlikesOf({ base, book, others }), [base, book, others]);
