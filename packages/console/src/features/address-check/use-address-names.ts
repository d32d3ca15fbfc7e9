import { addressBook, receiving, type EntryStatus } from '@mpc/api';
import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { nameOfAddress, type AddressName } from './address-names.rules.ts';

const inForce: EntryStatus[] = [2, 5];
const all = { status: inForce, page_no: 1, page_size: 1000 };

/** What knows names: the books, and where our sub-wallets receive on a network. */
const nameReads = {
  shared: (wallet_id: number) => ({ ...read(addressBook.list, { wallet_id, ...all }), staleTime: minute }),
  personal: () => ({ ...read(addressBook.list, { scope: 'personal', ...all }), staleTime: minute }),
  own: (symbol: string) => ({ ...read(receiving.myAddresses, { symbol }), staleTime: minute }),
};

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
  const { walletId } = useSelection();
  const asked = bases.length > 0;
  const shared = useQuery({ ...nameReads.shared(walletId ?? 0), enabled: asked && walletId !== null });
  const personal = useQuery({ ...nameReads.personal(), enabled: asked });
  const own = useQueries({ queries: bases.map(nameReads.own) });
  const books = [shared.data?.list, personal.data?.list];
  return (base, address) =>
    base === '' ? null : nameOfAddress(base, address, { books, own: own[bases.indexOf(base)]?.data });
}

/** The same for a file, whose networks come with its pages: `learn` reads what names the addresses of some. */
export function fileNames(queryClient: QueryClient, walletId: number) {
  const ownOn = new Map<string, NonNullable<Parameters<typeof nameOfAddress>[2]['own']>>();
  let books: Parameters<typeof nameOfAddress>[2]['books'] = [];
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
