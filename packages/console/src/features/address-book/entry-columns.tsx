import type { ListedEntry } from '@mpc/api';
import { CopyButton, NetworkTag, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import type { BookId } from './book-id.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords, lookOf } from '#shared/status/look-of.ts';
import { entryStatus, pendingChip } from './entry-looks.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { usePhone } from '#shared/use-media.ts';

type Column = TableColumn<ListedEntry>;

/** When something was, for a file. */
const written = (at: number | undefined): string => (at ? new Date(at).toISOString() : '');

/** The coins an entry is for, in words. */
export const scopeOf = (entry: ListedEntry, t: TFunction<'whiteAddress'>): string =>
  entry.symbol === '' ? t('entry.everyCoin') : entry.symbol_alias;

/** The sub-wallets an entry is for, in words. */
export const subWalletsOf = (entry: ListedEntry, t: TFunction<'whiteAddress'>): string =>
  entry.sub_wallets.length === 0
    ? t('entry.everySubWallet')
    : listed(entry.sub_wallets.map((sub) => sub.sub_wallet_name));

/** On a phone the address needs the room: its details and the menu of the row copy it as well. */
function CopyAddress({ entry, t }: { entry: ListedEntry; t: TFunction<'whiteAddress'> }) {
  const isPhone = usePhone();
  if (isPhone) return null;
  return <CopyButton size="small" text={entry.address} label={t('act.copyOf', { label: entry.label })} />;
}

/** Where an entry stands; what waits for it is about an entry in effect. */
export function EntryStatus({ entry, t }: { entry: ListedEntry; t: TFunction<'whiteAddress'> }) {
  const isPhone = usePhone();
  const chip = lookOf(pendingChip, entry.pending_op);
  if (chip !== null) return <StatusTag tone="attention">{t(chip)}</StatusTag>;
  // A card has no column that says so.
  if (isPhone && entry.status === 2 && entry.is_white === 1)
    return <StatusTag tone="success">{t('entry.white')}</StatusTag>;
  return <CodeTag looks={entryStatus} code={entry.status} t={t} />;
}

/** How often an entry was paid, and when last. */
function Uses({ entry, t }: { entry: ListedEntry; t: TFunction<'whiteAddress'> }) {
  if (entry.used_count === 0) return <Text tone="muted">{t('entry.neverUsed')}</Text>;
  return (
    <>
      <Text>{t('entry.usedTimes', { count: entry.used_count })}</Text>{' '}
      <Text tone="muted" size="label">
        <Time at={entry.last_used_at} kind="short" />
      </Text>
    </>
  );
}

/** The columns of a book: drawn for reading, and in plain words for files. Without memos there is no column of them. */
export function entryColumns(kind: BookId['kind'], t: TFunction<'whiteAddress'>, hasMemos = true): Column[] {
  const common: Column[] = [
    {
      key: 'label',
      header: t('column.label'),
      isTitle: true,
      sortable: true,
      minWidth: 160,
      card: 'lead',
      cell: (entry) => (
        <Text tone="strong" truncate>
          {entry.label}
        </Text>
      ),
      text: ({ label }) => label,
    },
  ];
  const address: Column[] = [
    {
      key: 'address',
      header: t('column.address'),
      card: 'about',
      cell: (entry) => (
        <ListedAddress
          address={entry.address}
          baseSymbol={entry.base_symbol}
          label={t('column.address')}
          beside={entry.label}
          actions={<CopyAddress entry={entry} t={t} />}
        />
      ),
      text: (entry) => entry.address,
    },
    ...(hasMemos
      ? [
          {
            key: 'memo',
            header: t('column.memo'),
            priority: 2 as const,
            minWidth: 72,
            cell: ({ memo }: ListedEntry) => memo,
            hideOnPhone: true,
          },
        ]
      : []),
    {
      key: 'network',
      header: t('column.network'),
      card: 'note',
      cell: (entry) => <NetworkTag name={entry.coin_net} symbol={entry.base_symbol} size="small" />,
      text: ({ coin_net }) => coin_net,
    },
  ];
  const remark: Column = {
    key: 'remark',
    header: t('column.remark'),
    priority: 3,
    minWidth: 96,
    cell: ({ remark: said }) => said,
  };
  if (kind === 'personal')
    return [
      ...common,
      ...address,
      {
        key: 'used_30d',
        header: t('column.used30'),
        align: 'end',
        priority: 1,
        hideOnPhone: true,
        cell: (entry) => entry.used_30d,
      },
      { ...remark, hideOnPhone: true },
      {
        key: 'created_at',
        header: t('column.created'),
        align: 'end',
        priority: 2,
        sortable: true,
        hideOnPhone: true,
        cell: (entry) => <Time at={entry.created_at} kind="short" />,
        text: (entry) => written(entry.created_at),
      },
    ];
  const isWallet = kind === 'wallet';
  const used: Column = {
    key: 'used_count',
    header: t('column.used'),
    sortable: true,
    priority: 1,
    hideOnPhone: true,
    cell: (entry) => <Uses entry={entry} t={t} />,
    text: (entry) => String(entry.used_count),
  };
  return [
    ...common,
    {
      key: 'scope',
      header: t('column.scope'),
      priority: 2,
      minWidth: 88,
      cell: (entry) => scopeOf(entry, t),
      hideOnPhone: true,
    },
    ...address,
    ...(isWallet
      ? [
          {
            key: 'subWallets',
            header: t('column.subWallets'),
            priority: 1 as const,
            minWidth: hasMemos ? 96 : 136,
            hideOnPhone: true,
            cell: (entry: ListedEntry) => subWalletsOf(entry, t),
          },
        ]
      : []),
    {
      key: 'white',
      header: t('column.white'),
      hideOnPhone: true,
      cell: (entry) =>
        entry.is_white === 1 ? (
          <StatusTag tone="success">{t('entry.white')}</StatusTag>
        ) : (
          <Text tone="muted">{t('entry.notWhite')}</Text>
        ),
      text: (entry) => t(entry.is_white === 1 ? 'entry.white' : 'entry.notWhite'),
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'state',
      cell: (entry) => <EntryStatus entry={entry} t={t} />,
      text: (entry) => codeWords(entryStatus, entry.status, t),
    },
    ...(isWallet ? [] : [used]),
    {
      key: 'creator',
      header: t('column.creator'),
      priority: 3,
      minWidth: 80,
      cell: ({ creator }) => creator.nickname,
      hideOnPhone: true,
    },
    ...(isWallet
      ? [
          {
            key: 'updated_at',
            header: t('column.updated'),
            align: 'end' as const,
            priority: 3 as const,
            sortable: true,
            hideOnPhone: true,
            cell: (entry: ListedEntry) => <Time at={entry.updated_at} kind="short" />,
            text: (entry: ListedEntry) => written(entry.updated_at),
          },
        ]
      : []),
  ];
}

/** The columns of a file of a book: what the table shows, and what it has no room for. */
export function fileColumns(book: BookId, t: TFunction<'whiteAddress'>): Column[] {
  const shown = entryColumns(book.kind, t);
  const has = (key: string) => shown.some((column) => column.key === key);
  const more: Column[] = [
    { key: 'remark', header: t('column.remark'), cell: ({ remark }) => remark },
    {
      key: 'last_used_at',
      header: t('column.lastUsed'),
      cell: (entry) => written(entry.last_used_at),
    },
  ];
  return [...shown, ...more.filter(({ key }) => !has(key))];
}
