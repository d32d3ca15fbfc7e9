import type { BusinessApproval } from '@mpc/api';
import { Avatar, Inline, missingNumber, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { titleText, TitleWords, typeName } from '#features/approvals';
import { useApproverWords } from '#features/strategies';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { itemStatusLook } from '#shared/status/item-status.ts';
import { ItemStatusTag } from '#shared/status/item-status-tag.tsx';

/** The columns of what the workspace strategies decided. */
export function useBusinessColumns(nameOf: (business: string | undefined) => string) {
  const { t } = useTranslation('strategyEngine');
  const { t: words, i18n } = useTranslation();
  const approvers = useApproverWords();
  return useMemo((): TableColumn<BusinessApproval>[] => {
    const statusText = (status: number) => {
      const { label } = itemStatusLook(status);
      return label === null ? String(status) : words(label);
    };
    return [
      {
        key: 'request',
        header: t('workspace.request'),
        isTitle: true,
        card: 'lead',
        minWidth: 220,
        cell: ({ title, item_type }) => (
          <Text tone="strong" truncate>
            <TitleWords title={title} type={item_type} />
          </Text>
        ),
        text: ({ title, item_type }) => titleText(title, { t: words, i18n }) ?? typeName(words, item_type),
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
        key: 'scenario',
        header: t('workspace.scenario'),
        minWidth: 140,
        card: 'about',
        cell: ({ business_type, wallet_id: walletId }) => (
          <Text truncate>
            <StrategyLink to={{ walletId, subWalletId: 0, strategyId: 0, type: 3 }}>
              {nameOf(business_type)}
            </StrategyLink>
          </Text>
        ),
        text: ({ business_type }) => nameOf(business_type),
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
        text: ({ status }) => statusText(status),
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
    ];
  }, [t, words, i18n, approvers, nameOf]);
}
