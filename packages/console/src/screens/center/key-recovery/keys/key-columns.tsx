import type { KeyExport } from '@mpc/api';
import { missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { keyLooks } from './key-looks.ts';
import { deadlineOf, keyStateOf } from './key-state.rules.ts';

type Words = TFunction<'privateKeyRecovery'>;

/** How a key stands; a code that nobody has told us of stands as it is. */
const codeOf = (key: KeyExport) => keyStateOf(key) ?? key.export_status;

/** A key by its sub-wallet and curve. */
export const keyName = ({ sub_wallet_name, key_type }: KeyExport): string =>
  `${sub_wallet_name} · ${key_type}`;

/** How the export of a key stands. */
export function KeyTag({ row, t }: { row: KeyExport; t: Words }) {
  return <CodeTag looks={keyLooks} code={codeOf(row)} t={t} />;
}

const moment = (at: number | null | undefined): string => (at ? isoWithZone(at) : '');

/** The columns of the keys of a wallet. */
export const keyColumns = (
  t: Words,
  chainNames: (chains: readonly string[]) => string,
): TableColumn<KeyExport>[] => [
  {
    key: 'sub_wallet',
    header: t('column.subWallet'),
    isTitle: true,
    card: 'lead',
    text: ({ sub_wallet_name }) => sub_wallet_name,
    cell: ({ sub_wallet_name }) => <Text tone="strong">{sub_wallet_name}</Text>,
  },
  {
    key: 'key_type',
    header: t('column.keyType'),
    card: 'about',
    text: ({ key_type }) => key_type,
    cell: ({ key_type }) => key_type,
  },
  {
    key: 'chains',
    header: t('column.networks'),
    hideOnPhone: true,
    priority: 2,
    text: ({ chains }) => chainNames(chains),
    cell: ({ chains }) => <Text truncate>{chainNames(chains)}</Text>,
  },
  {
    key: 'shares',
    header: t('column.shares'),
    hideOnPhone: true,
    priority: 3,
    text: ({ share_set }) => t('shares', { ...share_set }),
    cell: ({ share_set }) => t('shares', { ...share_set }),
  },
  {
    key: 'last_export_at',
    header: t('column.lastExport'),
    hideOnPhone: true,
    priority: 1,
    text: ({ last_export_at }) => moment(last_export_at),
    cell: ({ last_export_at }) => <Time at={last_export_at} kind="short" />,
  },
  {
    key: 'status',
    header: t('column.status'),
    card: 'state',
    text: (row) => codeWords(keyLooks, codeOf(row), t),
    cell: (row) => <KeyTag row={row} t={t} />,
  },
  {
    key: 'until',
    header: t('column.until'),
    text: (row) => moment(deadlineOf(row)),
    cell: (row) => {
      const until = deadlineOf(row);
      return until === undefined ? missingNumber : <Time at={until} kind="short" />;
    },
  },
];
