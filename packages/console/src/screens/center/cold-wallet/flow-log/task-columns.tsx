import type { ColdTask } from '@mpc/api';
import { Amount, Link, missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { ListedAddress } from '#features/address-check';
import { coinName } from '#shared/coin/coin-name.ts';
import { minute } from '#shared/durations.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { spanWords } from '../fund-strategy/span-words.ts';
import { taskLook } from './task-looks.ts';
import { directionWords, sourceWords, tierAt } from './task-words.ts';
import { TaskStatusTag } from './task-status-tag.tsx';

const short = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`;

/** How long a task took, or has taken so far; empty while that is not known. */
function duration({ created_at, finished_at }: ColdTask, t: TFunction<'coldWallet'>): string {
  return finished_at === undefined ? '' : spanWords((finished_at - created_at) / minute, t);
}

/** The columns of tasks; a person chooses among them and puts them in order. */
export function taskColumns(
  t: TFunction<'coldWallet'>,
  /** What the coin is called that a fee is paid in. */
  feeCoin: (symbol: string) => string,
): TableColumn<ColdTask>[] {
  const address = (end: 'from' | 'to'): TableColumn<ColdTask> => {
    const tierOf = ({ direction }: ColdTask) => {
      const tier = tierAt(direction, end);
      return tier === null ? undefined : t(`strategy.tier.${tier}`);
    };
    return {
      key: end,
      header: t(`flow.column.${end}`),
      priority: 2,
      minWidth: 150,
      hideOnPhone: true,
      text: (task) => task[`address_${end}`],
      cell: (task) => (
        <ListedAddress
          address={task[`address_${end}`]}
          baseSymbol={task.base_symbol}
          label={t(`flow.column.${end}`)}
          name={tierOf(task)}
        />
      ),
    };
  };
  const directionText = ({ direction }: ColdTask) => directionWords(direction, t);
  const sourceText = ({ source }: ColdTask) => sourceWords(source, t);
  const statusText = ({ status }: ColdTask) => {
    const look = taskLook(status);
    return look === null ? String(status) : t(look.label);
  };
  return [
    {
      key: 'task_id',
      header: t('flow.column.task'),
      isTitle: true,
      minWidth: 76,
      card: 'about',
      text: ({ task_id }) => String(task_id),
      cell: ({ task_id }) => <Text tone="strong">{task_id}</Text>,
    },
    {
      key: 'created_at',
      header: t('flow.column.created'),
      sortable: true,
      card: 'note',
      text: ({ created_at }) => isoWithZone(created_at),
      cell: ({ created_at }) => <Time at={created_at} kind="short" />,
    },
    { key: 'direction', header: t('flow.column.direction'), text: directionText, cell: directionText },
    { key: 'coin', header: t('flow.column.coin'), hideOnPhone: true, text: coinName, cell: coinName },
    {
      key: 'amount',
      header: t('flow.column.amount'),
      align: 'end',
      sortable: true,
      card: 'lead',
      text: ({ amount }) => amount,
      cell: ({ amount, symbol_alias }) => <Amount value={amount} symbol={symbol_alias} />,
    },
    address('from'),
    address('to'),
    {
      key: 'source',
      header: t('flow.column.source'),
      priority: 1,
      text: sourceText,
      cell: sourceText,
    },
    {
      key: 'creator',
      header: t('flow.column.creator'),
      priority: 1,
      hideOnPhone: true,
      text: ({ creator }) => creator?.nickname ?? '',
      cell: ({ creator }) => creator?.nickname ?? missingNumber,
    },
    {
      key: 'txid',
      header: t('flow.column.txid'),
      priority: 2,
      hideOnPhone: true,
      minWidth: 134,
      text: ({ txid }) => txid,
      cell: ({ txid, txid_link: link }) =>
        txid === '' ? (
          missingNumber
        ) : link === '' ? (
          <code title={txid}>{short(txid)}</code>
        ) : (
          <Link href={`${link}${txid}`} external>
            <code title={txid}>{short(txid)}</code>
          </Link>
        ),
    },
    {
      key: 'fee',
      header: t('flow.column.fee'),
      align: 'end',
      priority: 2,
      hideOnPhone: true,
      text: ({ fee, fee_symbol }) => `${fee} ${feeCoin(fee_symbol)}`,
      cell: ({ fee, fee_symbol }) => <Amount value={fee} symbol={feeCoin(fee_symbol)} />,
    },
    {
      key: 'duration',
      header: t('flow.column.duration'),
      align: 'end',
      priority: 3,
      hideOnPhone: true,
      text: (task) => duration(task, t),
      cell: (task) => duration(task, t) || missingNumber,
    },
    {
      key: 'remark',
      header: t('flow.column.remark'),
      priority: 3,
      hideOnPhone: true,
      text: ({ remark }) => remark,
      cell: ({ remark }) => (
        <Text truncate title={remark}>
          {remark}
        </Text>
      ),
    },
    {
      key: 'status',
      header: t('flow.column.status'),
      card: 'state',
      text: statusText,
      cell: ({ status }) => <TaskStatusTag status={status} />,
    },
  ];
}
