import type { ChangeRequest } from '@mpc/api';
import { Avatar, Inline, missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { ItemStatusTag } from '#shared/status/item-status-tag.tsx';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { stepsText } from '../steps/drawn-steps.ts';
import { useApproverWords } from './use-approver-words.ts';

export interface ChangeColumnsOptions {
  /** What the strategy is called here: its sub-wallet, or its scenario. */
  about: { header: string; of: (change: ChangeRequest) => string };
}

/** The columns of a log of requests: what was asked for, by whom, who decided it, and how. */
export function useChangeColumns({ about }: ChangeColumnsOptions): TableColumn<ChangeRequest>[] {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const approvers = useApproverWords();
  const { header, of } = about;
  return useMemo((): TableColumn<ChangeRequest>[] => {
    const change = ({ after }: ChangeRequest) => stepsText(after?.node_list ?? [], t);
    const statusText = ({ status }: ChangeRequest) => {
      const { label } = itemStatusLook(status);
      return label === null ? String(status) : words(label);
    };
    return [
      {
        key: 'about',
        header,
        isTitle: true,
        card: 'lead',
        minWidth: 180,
        cell: (row) => <Text tone="strong">{of(row)}</Text>,
        text: of,
      },
      {
        key: 'created_at',
        header: t('log.time'),
        sortable: true,
        card: 'note',
        cell: (row) => <Time at={row.created_at} kind="short" />,
        text: ({ created_at }) => isoWithZone(created_at),
      },
      {
        key: 'change',
        header: t('log.change'),
        minWidth: 200,
        whole: true,
        cell: (row) => <Text truncate>{change(row)}</Text>,
        text: (row) => `${stepsText(row.before?.node_list ?? [], t)} ⇒ ${change(row)}`,
      },
      {
        key: 'operator',
        header: t('log.operator'),
        minWidth: 136,
        cell: ({ operator }) => (
          <Inline wrap={false}>
            <Avatar name={operator.nickname} size={24} />
            <Text truncate>{operator.nickname}</Text>
          </Inline>
        ),
        text: ({ operator }) => operator.nickname,
      },
      {
        key: 'status',
        header: t('log.status'),
        card: 'state',
        cell: ({ status }) => <ItemStatusTag status={status} />,
        text: statusText,
      },
      {
        key: 'approvers',
        header: t('log.approvers'),
        minWidth: 160,
        priority: 1,
        cell: (row) => (approvers(row) === '' ? missingNumber : <Text truncate>{approvers(row)}</Text>),
        text: approvers,
      },
      {
        key: 'finished_at',
        header: t('log.finished'),
        sortable: true,
        priority: 2,
        hideOnPhone: true,
        cell: ({ finished_at }) =>
          finished_at === undefined ? null : <Time at={finished_at} kind="short" />,
        text: ({ finished_at }) => (finished_at === undefined ? '' : isoWithZone(finished_at)),
      },
      {
        key: 'remark',
        header: t('change.reason'),
        minWidth: 120,
        priority: 3,
        hideOnPhone: true,
        cell: ({ remark }) => <Text truncate>{remark}</Text>,
        text: ({ remark }) => remark,
      },
    ];
  }, [t, words, approvers, header, of]);
}
