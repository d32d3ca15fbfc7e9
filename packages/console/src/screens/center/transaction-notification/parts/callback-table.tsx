import type { Callback } from '@mpc/api';
import { Amount, Button, Stack, StatusTag, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TransactionStatusTag } from '../../../../shared/status/transaction-status-tag.tsx';
import { sortBy, type CallbackFilter } from '../callback-filter.values.ts';
import { kindOf, outcomeLook, sideLabel } from '../callback-looks.ts';
import { shortUrl } from '../short-url.rules.ts';
import { resendLimit, type Resending } from '../use-resend.ts';

export interface CallbackTableProps {
  rows: readonly Callback[];
  /** Where deliveries go now; empty for nowhere. */
  endpoint: string;
  /** Other rows are on their way. */
  loading: boolean;
  filter: CallbackFilter;
  onSort: (sort: CallbackFilter['sort']) => void;
  /** The delivery that stands open. */
  selectedKey: number | undefined;
  onOpen: (row: Callback) => void;
  resending: Resending;
  /** Why this person may not send anything again. */
  barred: string | undefined;
  empty: ReactNode;
  footer: ReactNode;
}

const nothing: ReadonlySet<string | number> = new Set();

/** One line for each delivery: what was told, to whom, how often it was tried, and how it ended. */
export function CallbackTable({ endpoint, filter, onSort, resending, barred, ...rest }: CallbackTableProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(nothing);
  const { resent, resend, isSending, sending } = resending;
  const columns = useMemo(
    (): TableColumn<Callback>[] => [
      {
        key: 'created_at',
        header: t('callbacks.column.time'),
        sortable: true,
        cell: (row) => <Time at={row.created_at} kind="short" />,
      },
      {
        key: 'record',
        header: t('callbacks.column.record'),
        isTitle: true,
        cell: (row) => (
          <Stack gap="xs">
            <Text>
              {t(sideLabel[row.side])} {row.trans_id}
            </Text>
            {row.request_id === '' ? null : (
              <Text tone="muted" size="label" title={row.request_id}>
                {row.request_id.slice(0, 8)}…
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'amount',
        header: t('callbacks.column.amount'),
        align: 'end',
        cell: (row) => (
          <Stack gap="xs" align="end">
            {row.amount === '-1' ? (
              t('transactions.unlimited', { coin: row.symbol_alias })
            ) : (
              <Amount value={row.amount} symbol={row.symbol_alias} />
            )}
            <Text tone="muted" size="label">
              {row.coin_net}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('callbacks.column.status'),
        cell: (row) => <TransactionStatusTag kind={kindOf(row)} status={row.status} />,
      },
      {
        key: 'url',
        header: t('callbacks.column.url'),
        hideOnPhone: true,
        cell: (row) => (
          <Text tone="muted" size="label">
            {shortUrl(row.notify_url, endpoint)}
          </Text>
        ),
      },
      {
        key: 'notify_count',
        header: t('callbacks.column.attempts'),
        align: 'end',
        sortable: true,
        cell: (row) => row.notify_count,
      },
      {
        key: 'reply',
        header: t('callbacks.column.reply'),
        cell: (row) => <Reply row={row} />,
      },
      {
        key: 'outcome',
        header: t('callbacks.column.outcome'),
        cell: (row) => (
          <Stack gap="xs" align="start">
            <StatusTag tone={outcomeLook[row.notify_status].tone}>
              {t(outcomeLook[row.notify_status].label)}
            </StatusTag>
            {resent.has(row.notify_id) ? (
              <Text tone="muted" size="label">
                {t(resent.get(row.notify_id) === true ? 'callbacks.again.taken' : 'callbacks.again.notTaken')}
              </Text>
            ) : null}
          </Stack>
        ),
      },
      {
        key: 'actions',
        header: t('callbacks.column.actions'),
        headerHidden: true,
        align: 'end',
        cell: (row) => (
          <Button
            size="small"
            aria-label={t('callbacks.resendOne', { id: row.notify_id })}
            busy={isSending(row.notify_id)}
            disabledReason={
              barred ?? (sending && !isSending(row.notify_id) ? t('callbacks.busy') : undefined)
            }
            onClick={() => resend([row.notify_id])}
          >
            {t('callbacks.resend')}
          </Button>
        ),
      },
    ],
    [t, endpoint, resent, resend, isSending, sending, barred],
  );
  return (
    <Table
      {...rest}
      label={t('callbacks.title')}
      columns={columns}
      rowKey={(row) => row.notify_id}
      rowName={(row) => String(row.notify_id)}
      sort={
        filter.sort && {
          key: filter.sort.by,
          direction: filter.sort.isAscending ? 'ascending' : 'descending',
        }
      }
      onSort={(sort) => onSort(sort && sortBy(sort.key, sort.direction === 'ascending'))}
      selectedKeys={selected}
      onSelect={barred === undefined ? setSelected : undefined}
      selectionActions={(keys) => (
        <Button
          size="small"
          busy={sending}
          disabledReason={
            keys.size > resendLimit ? t('callbacks.tooMany', { limit: resendLimit }) : undefined
          }
          onClick={() => {
            resend([...keys].map(Number));
            setSelected(nothing);
          }}
        >
          {t('callbacks.resend')}
        </Button>
      )}
    />
  );
}

/** What the customer's server answered last. */
function Reply({ row }: { row: Callback }) {
  const { t } = useTranslation();
  if (row.http_code === undefined) return null;
  if (row.http_code === 0) return <Text tone="muted">{t('callbacks.noAnswer')}</Text>;
  return (
    <Stack gap="xs">
      <Text>{row.response_body}</Text>
      <Text tone="muted" size="label">
        HTTP {row.http_code}
      </Text>
    </Stack>
  );
}
