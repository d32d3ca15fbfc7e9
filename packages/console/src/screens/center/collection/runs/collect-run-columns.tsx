import { isTerminal, type CollectHistory } from '@mpc/api';
import { Amount, Link, missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { runFacts } from './run-content.ts';
import { feeUnit } from '../rule/fee-unit.ts';

interface RunColumns {
  words: TFunction;
  /** All of one rule, and in one order. @default false */
  isOfRule?: boolean;
}

/** How deep a sweep lies in its chain; nothing before it is there. */
const confirmationsOf = ({ txid, confirmations, confirmations_needed }: CollectHistory): string =>
  txid === '' ? '' : `${confirmations} / ${confirmations_needed}`;

/** It ended before it reached its chain, so nobody pays for it. */
const isUnpaid = ({ txid, status }: CollectHistory): boolean =>
  txid === '' && isTerminal({ trans_kind: 'collect', status });

/** The columns of sweeps; a person chooses among them and puts them in order. */
export function runColumns(
  t: TFunction<'collection'>,
  { words, isOfRule = false }: RunColumns,
): TableColumn<CollectHistory>[] {
  return [
    {
      key: 'created_at',
      header: t('column.time'),
      sortable: !isOfRule,
      card: 'note',
      cell: (run) => <Time at={run.created_at} kind="short" />,
      text: (run) => isoWithZone(run.created_at),
    },
    {
      key: 'rule',
      header: t('column.rule'),
      isTitle: true,
      minWidth: 200,
      card: 'about',
      cell: ({ rule_name: name }) => (
        <Text tone="strong" truncate>
          {name}
        </Text>
      ),
      text: ({ rule_name: name }) => name,
    },
    {
      key: 'amount_usd',
      header: t('column.amount'),
      align: 'end',
      card: 'lead',
      sortable: !isOfRule,
      cell: (run) => <Amount value={run.total_amount} symbol={coinName(run)} />,
      text: (run) => `${run.total_amount} ${coinName(run)}`,
    },
    {
      key: 'address_count',
      header: t('column.addresses'),
      align: 'end',
      priority: 1,
      sortable: !isOfRule,
      cell: ({ address_count: count }) => count,
    },
    {
      key: 'txid',
      header: t('column.txid'),
      priority: 2,
      minWidth: 134,
      hideOnPhone: true,
      cell: ({ txid, txid_link: link }) =>
        txid === '' ? null : link === '' ? (
          <code title={txid}>{`${txid.slice(0, 6)}…${txid.slice(-6)}`}</code>
        ) : (
          <Link href={`${link}${txid}`} external>
            <code title={txid}>{`${txid.slice(0, 6)}…${txid.slice(-6)}`}</code>
          </Link>
        ),
      text: ({ txid }) => txid,
    },
    {
      key: 'fee',
      header: t('sweep.fee'),
      align: 'end',
      priority: 1,
      hideOnPhone: true,
      cell: (run) =>
        isUnpaid(run) ? (
          missingNumber
        ) : (
          <>
            {run.real_fee === undefined ? <Text tone="muted">{t('column.estimated')} </Text> : null}
            <Amount value={run.real_fee ?? run.fee} symbol={feeUnit(run)} />
          </>
        ),
      text: (run) =>
        isUnpaid(run)
          ? missingNumber
          : `${run.real_fee === undefined ? `${t('column.estimated')} ` : ''}${run.real_fee ?? run.fee} ${feeUnit(run)}`,
    },
    {
      key: 'confirmations',
      header: t('column.confirmations'),
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      cell: confirmationsOf,
      text: confirmationsOf,
    },
    {
      key: 'trigger',
      header: t('field.mode'),
      priority: 3,
      hideOnPhone: true,
      cell: ({ trigger }) => t(`mode.${trigger}`),
    },
    {
      key: 'status',
      header: t('field.status'),
      card: 'state',
      cell: (run) => <TransactionStatusTag of={runFacts(run)} />,
      text: (run) => sayStatus(words, runFacts(run)),
    },
  ];
}
