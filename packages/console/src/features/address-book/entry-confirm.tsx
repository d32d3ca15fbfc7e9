import type { ListedEntry, Network } from '@mpc/api';
import {
  ConfirmDialog,
  DiffView,
  LargeTable,
  Stack,
  Text,
  WholeAddress,
  type DiffItem,
  type KeyValueItem,
  type TableColumn,
} from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { bookChange } from './book-change.ts';
import { scopeOf, subWalletsOf } from './entry-columns.tsx';
import type { EntryRow, EntryValues } from './entry-values.ts';
import { useSubWalletNames } from './use-book-options.ts';
import { labeled, listed } from '#shared/i18n/i18n.ts';

export interface EntryConfirmProps {
  /** What the form calls this. */
  title: string;
  /** What its button says. */
  verb: string;
  values: EntryValues;
  /** Those that are sent. */
  rows: readonly EntryRow[];
  chain: Network | undefined;
  /** The entry that is changed. */
  entry: ListedEntry | undefined;
  /** Why they cannot be sent now. */
  against: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Addresses as they come into a book, or what changes of one, with whoever decides that: the last look before it is sent. */
export function EntryConfirm(props: EntryConfirmProps) {
  const { title, verb, values, rows, chain, entry, against, busy, onConfirm, onCancel } = props;
  const { t } = useTranslation('whiteAddress');
  const isShared = values.scope === 'shared';
  const [only] = rows;
  const base = chain?.symbol ?? '';
  const settled = useSettled(JSON.stringify(rows));
  return (
    <ConfirmDialog
      open
      size="medium"
      type="info"
      title={title}
      confirmLabel={verb}
      disabledReason={against}
      busy={busy}
      waiting={!settled}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <DecisionSheet
          context={
            <>
              {chain?.coin_net}
              <CoinCode symbol={base} name={chain?.coin_net ?? ''} />
              {isShared ? ` · ${listed(values.coins) || t('entry.everyCoin')}` : null}
            </>
          }
          headline={rows.length === 1 ? only?.label.trim() : t('form.several', { count: rows.length })}
          facts={useFacts(values, rows)}
        >
          {entry === undefined || only === undefined ? null : (
            <DiffView label={t('form.changes')} items={changesOf(entry, only, { values, t })} />
          )}
          {rows.length === 1 && only !== undefined ? (
            <AddressSummary
              address={only.address}
              label={t('column.address')}
              baseSymbol={base}
              subWalletId={values.subWallets[0]}
            />
          ) : (
            <Rows rows={rows} />
          )}
        </DecisionSheet>
        {isShared ? (
          <Text as="p" tone="muted">
            {t('form.takesEffect')}
          </Text>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** A fact, where there is something to say. */
const factIfAny = (key: string, label: string, value: string): KeyValueItem[] =>
  value === '' ? [] : [{ key, label, value }];

/** Whom they are for, why, and who decides it; of a single one its memo and remark. */
function useFacts(values: EntryValues, rows: readonly EntryRow[]): KeyValueItem[] {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { scope, walletId, everySubWallet, subWallets, white, reason } = values;
  const names = useSubWalletNames(walletId ?? undefined);
  const [only] = rows;
  const own =
    rows.length === 1 && only !== undefined
      ? [
          ...factIfAny('memo', t('column.memo'), only.memo),
          ...factIfAny('remark', t('column.remark'), only.remark.trim()),
        ]
      : [];
  if (scope === 'personal' || walletId === null) return own;
  const chosen = subWallets.map(
    (id) => names.find(({ sub_wallet_id }) => sub_wallet_id === id)?.sub_wallet_name ?? String(id),
  );
  return [
    ...own,
    {
      key: 'subWallets',
      label: t('column.subWallets'),
      value: everySubWallet ? t('entry.everySubWallet') : listed(chosen),
    },
    { key: 'white', label: t('column.white'), value: t(white ? 'entry.white' : 'entry.notWhite') },
    ...factIfAny('reason', t('change.reason'), reason.trim()),
    {
      key: 'strategy',
      label: words('order.strategy'),
      value: (
        <DecidingStrategy
          asked={bookChange(walletId, everySubWallet || subWallets.length !== 1 ? undefined : subWallets[0])}
        />
      ),
    },
  ];
}

/** Some sub-wallets in one text, whatever their order. */
const ids = (list: readonly number[]) => [...list].toSorted((one, other) => one - other).join();

/** What is otherwise than it was. The network stays, and whom it is for is told in full below. */
function changesOf(
  entry: ListedEntry,
  row: EntryRow,
  { values, t }: { values: EntryValues; t: TFunction<'whiteAddress'> },
): DiffItem[] {
  const every = t('entry.everySubWallet');
  const before = entry.sub_wallets.map(({ sub_wallet_id }) => sub_wallet_id);
  const isMoved = ids([...new Set(before)]) !== ids(values.everySubWallet ? [] : values.subWallets);
  const yesNo = (is: boolean) => t(is ? 'entry.white' : 'entry.notWhite');
  const items: DiffItem[] = [
    { key: 'label', label: t('column.label'), before: entry.label, after: row.label.trim() },
    {
      key: 'address',
      label: t('column.address'),
      before: entry.address,
      after: row.address,
      kind: 'address',
    },
    { key: 'memo', label: t('column.memo'), before: entry.memo, after: row.memo },
    { key: 'remark', label: t('column.remark'), before: entry.remark, after: row.remark.trim() },
  ];
  if (entry.scope === 'personal') return items;
  const coins = listed(values.coins);
  return [
    ...items,
    {
      key: 'scope',
      label: t('column.scope'),
      before: scopeOf(entry, t),
      after: coins === '' ? t('entry.everyCoin') : coins === entry.symbol ? entry.symbol_alias : coins,
    },
    ...(isMoved
      ? [
          {
            key: 'subWallets',
            label: t('column.subWallets'),
            before: subWalletsOf(entry, t),
            after: values.everySubWallet
              ? every
              : t('form.subWalletCount', { count: values.subWallets.length }),
          },
        ]
      : []),
    {
      key: 'white',
      label: t('column.white'),
      before: yesNo(entry.is_white === 1),
      after: yesNo(values.white),
    },
  ];
}

/** In pixels: a label and a whole address in as many lines as a phone needs. */
const rowHeight = 96;

const keyOf = ({ key }: EntryRow) => key;

/** Several of them, each whole. */
function Rows({ rows }: { rows: readonly EntryRow[] }) {
  const { t } = useTranslation('whiteAddress');
  const columns = useMemo(
    (): TableColumn<EntryRow>[] => [
      {
        key: 'address',
        header: t('column.address'),
        isTitle: true,
        text: ({ label, address }) => `${label} ${address}`,
        cell: ({ label, address, memo }) => (
          <Stack gap="xs">
            <Text tone="strong">{label.trim()}</Text>
            <WholeAddress address={address} label={t('column.address')} />
            {memo === '' ? null : <Text tone="muted">{labeled(t('column.memo'), memo)}</Text>}
          </Stack>
        ),
      },
    ],
    [t],
  );
  return (
    <LargeTable
      label={t('form.several', { count: rows.length })}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      height={Math.min(360, 44 + rows.length * rowHeight)}
      rowHeight={rowHeight}
    />
  );
}
