import type { Callback } from '@mpc/api';
import { Inline, StatusTag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { isDustAbout, outcomeLook, sideLabel, statusFactsOf } from './callback-looks.ts';
import { CallbackAmount } from './parts/callback-amount.tsx';
import { CallbackReply } from './parts/callback-reply.tsx';
import { shortUrl } from './short-url.rules.ts';
import type { Resent } from './use-resend.ts';

interface About {
  endpoint: string;
  resent: Resent;
  isPhone: boolean;
}

/** The columns of the deliveries; a person chooses among them and puts them in order. */
export function callbackColumns(t: TFunction, { endpoint, resent, isPhone }: About) {
  return [
    {
      key: 'created_at',
      header: t('callbacks.column.time'),
      sortable: true,
      card: 'note',
      cell: (row) => <Time at={row.created_at} kind="short" />,
    },
    {
      key: 'record',
      header: t('callbacks.column.record'),
      isTitle: true,
      minWidth: 190,
      cell: (row) => (
        <Inline gap="s" wrap={false}>
          <Text>
            {t(sideLabel[row.side])} {row.trans_id}
          </Text>
          {isDustAbout(row) ? (
            <StatusTag tone="idle">{t('transactions.dust.tag')}</StatusTag>
          ) : row.request_id === '' || isPhone ? null : (
            <Text tone="muted" size="label" title={row.request_id}>
              {row.request_id.slice(0, 8)}…
            </Text>
          )}
        </Inline>
      ),
    },
    {
      key: 'amount',
      header: t('callbacks.column.amount'),
      align: 'end',
      card: 'lead',
      cell: (row) => (
        <>
          <CallbackAmount row={row} />{' '}
          <Text tone="muted" size="label">
            {networkBeside(row)}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: t('callbacks.column.status'),
      card: 'about',
      cell: (row) => <TransactionStatusTag of={statusFactsOf(row)} />,
    },
    {
      key: 'url',
      priority: 3,
      header: t('callbacks.column.url'),
      minWidth: 96,
      hideOnPhone: true,
      cell: (row) => (
        <Text tone="muted" size="label" title={row.notify_url} truncate>
          {shortUrl(row.notify_url, endpoint)}
        </Text>
      ),
    },
    {
      key: 'notify_count',
      priority: 1,
      header: t('callbacks.column.attempts'),
      align: 'end',
      hideOnPhone: true,
      sortable: true,
      cell: (row) => row.notify_count,
    },
    {
      key: 'last_notify_at',
      header: t('callbacks.column.last'),
      hideOnPhone: true,
      sortable: true,
      cell: (row) =>
        row.last_notify_at === undefined ? null : <Time at={row.last_notify_at} kind="short" />,
    },
    {
      key: 'reply',
      priority: 2,
      header: t('callbacks.column.reply'),
      minWidth: 146,
      hideOnPhone: true,
      cell: (row) => <CallbackReply row={row} />,
    },
    {
      key: 'outcome',
      header: t('callbacks.column.outcome'),
      card: 'state',
      cell: (row) => (
        <Inline gap="xs" wrap={false}>
          <CodeTag looks={outcomeLook} code={row.notify_status} t={t} />
          {resent.has(row.notify_id) ? (
            <Text tone="muted" size="label">
              {t(resent.get(row.notify_id) === true ? 'callbacks.again.taken' : 'callbacks.again.notTaken')}
            </Text>
          ) : null}
        </Inline>
      ),
    },
  ] satisfies TableColumn<Callback>[];
}
