import { addressBook, transactions, type ListedEntry, type TransactionRow } from '@mpc/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNamesOn } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { itemOfEntry, itemOfOrder } from './found-items.rules.ts';
import type { PaletteItem } from './palette-item.ts';

const most = 6;
/** A single sign is in almost everything. */
const least = 3;

/** What one source found: its items, or that it could not be asked. */
export interface Found {
  items: PaletteItem[];
  isLoading: boolean;
  failed: UseQueryResult | null;
}

/** Orders by number, hash, request id or address, and entries of the address book, as the server finds them. */
export function useFound(walletId: number | null, typed: string): { orders: Found; entries: Found } {
  const { t } = useTranslation();
  const text = typed.trim();
  const asked = useDebounced(text, 250);
  const enabled = walletId !== null && asked === text && (text.length >= least || /^\d+$/.test(text));
  const question = { wallet_id: walletId ?? 0, keyword: asked, page_no: 1, page_size: most };
  const orders = useQuery({ ...read(transactions.list, question), enabled });
  const entries = useQuery({ ...read(addressBook.list, question), enabled });
  const bases = [
    ...new Set((enabled ? (orders.data?.list ?? []) : []).map(({ base_symbol }) => base_symbol)),
  ];
  const nameOf = useNamesOn(bases);
  const search = { walletId: walletId ?? 0, keywords: text, nameOf };
  const found = <Data extends { list: Row[] }, Row>(
    query: UseQueryResult<Data>,
    item: (row: Row) => PaletteItem,
  ): Found => ({
    items: enabled ? (query.data?.list ?? []).map(item) : [],
    isLoading: enabled && query.isPending,
    failed: enabled && query.isError ? query : null,
  });
  return {
    orders: found(orders, (row: TransactionRow) => itemOfOrder(t, row, search)),
    entries: found(entries, (entry: ListedEntry) => itemOfEntry(entry, search)),
  };
}
