import { addressBook, transactions, type ListedEntry, type TransactionRow } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { paths } from '#shared/paths.ts';
import { sayStatus } from '#shared/status/transaction-status.ts';
import type { Place } from './place.ts';

const most = 6;
/** A single sign is in almost everything. */
const least = 3;

const inWallet = (walletId: number, path: string, open: string) => `${path}?w=${walletId}&open=${open}`;

function placeOfOrder(t: TFunction, walletId: number, keywords: string, row: TransactionRow): Place {
  const { trans_kind, id, amount, symbol_alias, address_from, address_to, txid } = row;
  const kind = t(`transactions.kind.${trans_kind}`);
  const other = trans_kind === 'deposit' || trans_kind === 'nft' ? address_from : address_to;
  return {
    id: `order:${trans_kind}:${id}`,
    label: `${kind} ${formatNumber(amount, { digits: 'all' })} ${symbol_alias} · ${id}`,
    detail: [sayStatus(t, row), other, txid].filter((part) => part !== '').join(' · '),
    keywords,
    href: inWallet(walletId, paths.center.transactions, `${trans_kind}:${id}`),
  };
}

const placeOfEntry = (walletId: number, keywords: string, entry: ListedEntry): Place => ({
  id: `entry:${entry.id}`,
  label: entry.label,
  detail: `${entry.address} · ${entry.coin_net}`,
  keywords,
  href: inWallet(walletId, paths.center.addressBook.index, `entry:${entry.id}`),
});

/** What one source found: its places, or that it could not be asked. */
export interface Found {
  places: Place[];
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
  const found = <Data extends { list: Row[] }, Row>(
    query: UseQueryResult<Data>,
    place: (row: Row) => Place,
  ): Found => ({
    places: enabled ? (query.data?.list ?? []).map(place) : [],
    isLoading: enabled && query.isPending,
    failed: enabled && query.isError ? query : null,
  });
  return {
    orders: found(orders, (row: TransactionRow) => placeOfOrder(t, walletId ?? 0, text, row)),
    entries: found(entries, (entry: ListedEntry) => placeOfEntry(walletId ?? 0, text, entry)),
  };
}
