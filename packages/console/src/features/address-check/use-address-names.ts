import type { QueryClient } from '@tanstack/react-query';
import { useWalletId } from '#shared/selection/use-selection.ts';
import { nameOfAddress, type AddressName, type NameSources } from './address-names.rules.ts';
import { nameReads, useNameSources } from './name-reads.ts';

/**
 * What addresses of a network are called: read once for all that ask, never once an address. Null while it is read, and
 * where nobody gave one a name. An empty network is not asked about.
 */
export function useAddressNames(base: string): (address: string) => AddressName | null {
  const nameOf = useNamesOn(base === '' ? [] : [base]);
  return (address) => nameOf(base, address);
}

/** The same for a list over several networks. */
export function useNamesOn(bases: readonly string[]): (base: string, address: string) => AddressName | null {
  const walletId = useWalletId();
  const { books, own } = useNameSources(walletId, bases);
  return (base, address) => (base === '' ? null : nameOfAddress(base, address, { books, own: own(base) }));
}

/** The same for a file, whose networks come with its pages: `learn` reads what names the addresses of some. */
export function fileNames(queryClient: QueryClient, walletId: number) {
  const ownOn = new Map<string, NonNullable<NameSources['own']>>();
  let books: NameSources['books'] = [];
  return {
    learn: async (bases: readonly string[]): Promise<void> => {
      const [shared, personal] = await Promise.all([
        queryClient.fetchQuery(nameReads.shared(walletId)),
        queryClient.fetchQuery(nameReads.personal()),
        ...[...new Set(bases)].map(async (base) => {
          if (!ownOn.has(base)) ownOn.set(base, await queryClient.fetchQuery(nameReads.own(base)));
        }),
      ]);
      books = [shared.list, personal.list];
    },
    nameOf: (base: string, address: string): string =>
      nameOfAddress(base, address, { books, own: ownOn.get(base) })?.name ?? '',
  };
}
