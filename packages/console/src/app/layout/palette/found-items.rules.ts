import type { ListedEntry, TransactionRow } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isDust, isSpoofed } from '#features/transactions';
import { paths } from '#shared/paths.ts';
import { isIncoming, sayStatus } from '#shared/status/transaction-status.ts';
import type { PaletteItem } from './palette-item.ts';

/** Where something was looked for, and by which words. */
interface Search {
  walletId: number;
  keywords: string;
}

const inWallet = (walletId: number, path: string, open: string) => `${path}?w=${walletId}&open=${open}`;

type NameOf = (base: string, address: string) => { name: string } | null;

/** Who is at the other end, by name first; nobody where it is dust, whose address is there to be copied. */
function otherEnd(t: TFunction, row: TransactionRow, nameOf: NameOf): string[] {
  if (isDust(row)) return [t('transactions.dust.tag')];
  if (isIncoming(row.trans_kind) && isSpoofed(row)) return [t('transactions.dust.spoofed')];
  const count = row.outputs?.length ?? 1;
  if (count > 1) return [t('transactions.recipients', { count })];
  const address = isIncoming(row.trans_kind) ? row.address_from : row.address_to;
  return [nameOf(row.base_symbol, address)?.name ?? '', address];
}

/** An order as an item of the palette. */
export function itemOfOrder(
  t: TFunction,
  row: TransactionRow,
  { walletId, keywords, nameOf }: Search & { nameOf: NameOf },
): PaletteItem {
  const { trans_kind, id, amount, symbol_alias: coin, txid } = row;
  const kind = t(`transactions.kind.${trans_kind}`);
  const much =
    amount === '-1'
      ? t('transactions.unlimited', { coin })
      : `${formatNumber(amount, { digits: 'all' })} ${coin}`;
  return {
    id: `order:${trans_kind}:${id}`,
    label: `${kind} ${much} · ${id}`,
    detail: [sayStatus(t, row), ...otherEnd(t, row, nameOf), txid].filter((part) => part !== '').join(' · '),
    keywords,
    href: inWallet(walletId, paths.center.transactions, `${trans_kind}:${id}`),
  };
}

/** An entry of the address book as an item of the palette. */
export const itemOfEntry = (entry: ListedEntry, { walletId, keywords }: Search): PaletteItem => ({
  id: `entry:${entry.id}`,
  label: entry.label,
  detail: `${entry.address} · ${entry.coin_net}`,
  keywords,
  href: inWallet(walletId, paths.center.addressBook.index, `entry:${entry.id}`),
});
