import type { SweepLog } from '@mpc/api';
import { DiffView, Table, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import type { ListTable } from '#shared/list/list-view.tsx';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { logOutcome } from './log-looks.ts';
import { loggedChanges, logText } from './log-text.rules.ts';

type Words = TFunction<'coSigner'>;

const fieldNames = [
  'collect_min',
  'fueling_limit',
  'reserve_amount',
  'priority',
  'status',
  'fueling_amount',
  'fueling_min_balance',
  'alert_balance',
  'scope_type',
  'sub_wallets',
  'auto_include_new',
] as const;

type FieldName = (typeof fieldNames)[number];

const knownField = (name: string): FieldName | undefined => fieldNames.find((one) => one === name);

/** A value of the log in words, where the field has some. */
function valueWords(name: string, value: string, t: Words): string {
  if (name === 'status' && (value === '0' || value === '1')) return t(`on.${value}`);
  if (name === 'scope_type' && (value === '0' || value === '1' || value === '2'))
    return t(`scope.type.${value}`);
  if (name === 'auto_include_new') return t(value === '1' ? 'scope.newSwept' : 'scope.newNotSwept');
  return value;
}

/** What was changed, in one line. */
function titleOf(row: SweepLog, t: Words): string {
  const area = t(`log.areaIs.${row.area as 'omnibus'}`);
  const { subject } = logText(row.content_after || row.content_before);
  return subject === '' ? area : `${area} · ${subject}`;
}

/** A change in one text, for a file. */
const asText = (text: string, t: Words): string =>
  logText(text)
    .fields.map(({ name, value }) => {
      const known = knownField(name);
      return `${known === undefined ? '' : `${t(`log.field.${known}`)}: `}${valueWords(name, value, t)}`;
    })
    .join('; ');

/** The columns of the log; a person chooses among them and puts them in order. */
export function useChangeColumns() {
  const { t } = useTranslation('coSigner');
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
        header: t('log.change'),
        isTitle: true,
        card: 'lead',
        minWidth: 160,
        text: (row) => titleOf(row, t),
        cell: (row) => <Text tone="strong">{titleOf(row, t)}</Text>,
      },
      {
        key: 'operator',
        header: t('log.operator'),
        card: 'about',
        text: ({ operator }) => operator?.nickname ?? t('log.system'),
        cell: ({ operator }) => operator?.nickname ?? t('log.system'),
      },
      {
        key: 'before',
        header: t('log.before'),
        priority: 2,
        hideOnPhone: true,
        text: ({ content_before }) => asText(content_before, t),
        cell: ({ content_before }) => <Text truncate>{asText(content_before, t)}</Text>,
      },
      {
        key: 'after',
        header: t('log.after'),
        priority: 1,
        hideOnPhone: true,
        text: ({ content_after }) => asText(content_after, t),
        cell: ({ content_after }) => <Text truncate>{asText(content_after, t)}</Text>,
      },
      {
        key: 'source',
        header: t('source.title'),
        priority: 3,
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
    [t],
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
      expanded={({ content_before, content_after }) => (
        <DiffView
          label={t('log.change')}
          items={loggedChanges(content_before, content_after).map(({ name, before, after }) => {
            const known = knownField(name);
            return {
              key: name,
              label: known === undefined ? name || t('log.setting') : t(`log.field.${known}`),
              before: before === '' ? '' : valueWords(name, before, t),
              after: after === '' ? '' : valueWords(name, after, t),
            };
          })}
        />
      )}
    />
  );
}
