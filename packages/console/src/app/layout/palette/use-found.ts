import { addressBook, transactions, type ListedEntry, type TransactionRow } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { paths } from '#shared/paths.ts';
import { sayStatus } from '#shared/status/transaction-status.ts';
import type { PaletteItem } from './palette-item.ts';

const most = 6;
/** A single sign is in almost everything. */
const least = 3;

const inWallet = (walletId: number, path: string, open: string) => `${path}?w=${walletId}&open=${open}`;

function itemOfOrder(t: TFunction, walletId: number, keywords: string, row: TransactionRow): PaletteItem {
  const { trans_kind, id, amount, symbol_alias, address_from, address_to, txid } = row;
  const kind = t(`transactions.kind.${trans_kind}`);
  const other = trans_kind === 'deposit' || trans_kind === 'nft' ? address_from : address_to;
  return {
    id: `order:${trans_kind}:${id}`,
    label: `${kind} ${formatNumber(amount, { digits: 'all' })} ${symbol_alias} · ${id}`,
    detail: [sayStatus(t, row), other, txid].filter((part) => part !== '').join(' · '),
    keywords,
    href: inWallet(walletId, paths.center.transactions, `${trans_kind}:${id}`),
    isKept: true,
  };
}

const itemOfEntry = (walletId: number, keywords: string, entry: ListedEntry): PaletteItem => ({
  id: `entry:${entry.id}`,
  label: entry.label,
  detail: `${entry.address} · ${entry.coin_net}`,
  keywords,
  href: inWallet(walletId, paths.center.addressBook.index, `entry:${entry.id}`),
  isKept: true,
});

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
  const found = <Data extends { list: Row[] }, Row>(
    query: UseQueryResult<Data>,
    item: (row: Row) => PaletteItem,
  ): Found => ({
    items: enabled ? (query.data?.list ?? []).map(item) : [],
    isLoading: enabled && query.isPending,
    failed: enabled && query.isError ? query : null,
  });
  return {
    orders: found(orders, (row: TransactionRow) => itemOfOrder(t, walletId ?? 0, text, row)),
    entries: found(entries, (entry: ListedEntry) => itemOfEntry(walletId ?? 0, text, entry)),
  };
}
