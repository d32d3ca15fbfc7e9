import type { MemberAction } from '@mpc/api';
import { EmptyState, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { titleText } from '#features/approvals';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { actionLooks } from './member-looks.ts';

/** What a member requested, approved and rejected lately. */
export function MemberActions({ actions }: { actions: readonly MemberAction[] }) {
  const { t } = useTranslation('teamMember');
  const { t: words, i18n } = useTranslation();
  const columns = useMemo(
    (): TableColumn<MemberAction>[] => [
      {
        key: 'title',
        header: t('column.request'),
        isTitle: true,
        card: 'lead',
        minWidth: 220,
        cell: ({ title }) => (
          <Text truncate>{titleText(title, { t: words, i18n }) ?? t('detail.unnamedRequest')}</Text>
        ),
      },
      {
        key: 'act',
        header: t('column.action'),
        card: 'state',
        cell: ({ action }) => <CodeTag looks={actionLooks} code={action} t={t} />,
      },
      {
        key: 'subWallet',
        header: t('column.subWallet'),
        card: 'about',
        priority: 1,
        cell: ({ sub_wallet_name: name }) => name || t('wholeWallet'),
      },
      {
        key: 'time',
        header: t('column.time'),
        align: 'end',
        card: 'note',
        cell: ({ time }) => <Time at={time} kind="short" />,
      },
    ],
    [t, words, i18n],
  );
  return (
    <Table
      label={t('detail.actions')}
      columns={columns}
      rows={actions}
      rowKey={({ item_id, action, time }) => `${item_id}/${action}/${time}`}
      empty={<EmptyState title={t('detail.noActions')} />}
    />
  );
}
