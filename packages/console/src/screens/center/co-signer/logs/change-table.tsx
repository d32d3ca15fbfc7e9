import type { SweepLog } from '@mpc/api';
import { Table, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import type { ListTable } from '#shared/list/list-view.tsx';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { usePhone } from '#shared/use-media.ts';
import { ChangeDiff, changeText } from './change-diff.tsx';
import { logOutcome } from './log-looks.ts';
import { logText } from './log-text.rules.ts';

type Words = TFunction<'coSigner'>;

const areaOf = (row: SweepLog, t: Words): string => t(`log.areaIs.${row.area as 'omnibus'}`);

/** The coin a change is about; empty where it is about none. */
const coinOf = ({ content_after, content_before }: SweepLog): string =>
  logText(content_after || content_before).subject;

const coinsOf = ({ symbol_alias, fee_symbol_alias }: SweepLog) => ({
  coin: symbol_alias,
  feeCoin: fee_symbol_alias,
});

const changesOf = (row: SweepLog, t: Words): string =>
  changeText({ before: row.content_before, after: row.content_after }, t, coinsOf(row));

/** What was changed, in one line. */
const titleOf = (row: SweepLog, t: Words): string =>
  [areaOf(row, t), coinOf(row)].filter((text) => text !== '').join(' · ');

/** The columns of the log; a person chooses among them and puts them in order. */
export function useChangeColumns() {
  const { t } = useTranslation('coSigner');
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<SweepLog>[] => [
      {
        key: 'created_at',
        header: t('log.time'),
        sortable: true,
        card: 'note',
        text: ({ created_at }) => isoWithZone(created_at),
        cell: ({ created_at }) => <Time at={created_at} kind="short" />,
      },
      {
        key: 'what',
        header: t('log.area'),
        isTitle: true,
        card: 'lead',
        // As wide as the area with a coin such as USDT (TRC20): without its network the coin says nothing.
        minWidth: 256,
        text: (row) => areaOf(row, t),
        cell: (row) => (
          <Text tone="strong" truncate={!isPhone}>
            {titleOf(row, t)}
          </Text>
        ),
      },
      { key: 'coin', header: t('rule.coin'), text: coinOf, cell: coinOf },
      {
        key: 'operator',
        header: t('log.operator'),
        card: 'about',
        text: ({ operator }) => operator?.nickname ?? t('log.system'),
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
      {
        key: 'change',
        header: t('log.change'),
        minWidth: 250,
        text: (row) => changesOf(row, t),
        cell: (row) => <Text truncate={!isPhone}>{changesOf(row, t)}</Text>,
      },
      {
        key: 'source',
        header: t('source.title'),
        priority: 3,
        hideOnPhone: true,
        text: ({ source }) => t(`source.${source}`),
        cell: ({ source }) => t(`source.${source}`),
      },
      {
        key: 'status',
        header: t('log.outcome'),
        card: 'state',
        text: ({ status }) => codeWords(logOutcome, status, t),
        cell: ({ status }) => <CodeTag looks={logOutcome} code={status} t={t} />,
      },
    ],
    [t, isPhone],
  );
}

interface ChangeTableProps extends ListTable {
  columns: readonly TableColumn<SweepLog>[];
  rows: readonly SweepLog[];
  /** Opens the request that a change led to. */
  onOpen: (row: SweepLog) => void;
}

/** One line for each change, with every field before and after below it. */
export function ChangeTable({ rows, ...rest }: ChangeTableProps) {
  const { t } = useTranslation('coSigner');
  return (
    <Table
      {...rest}
      label={t('log.title')}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={(row) => titleOf(row, t)}
      opens={({ item_id }) => item_id > 0}
      expanded={(row) => (
        <ChangeDiff before={row.content_before} after={row.content_after} {...coinsOf(row)} />
      )}
    />
  );
}
