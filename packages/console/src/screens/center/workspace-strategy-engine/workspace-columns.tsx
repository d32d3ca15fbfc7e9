import type { WorkspaceStrategy } from '@mpc/api';
import { Inline, StatusTag, Tag, Text, Time, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { stepsText } from '#features/strategies';

/** The columns of the workspace strategies: what each decides, whom it asks, and whether a change of it waits. */
export const workspaceColumns = (t: TFunction<'strategyEngine'>): TableColumn<WorkspaceStrategy>[] => [
  {
    key: 'scenario',
    header: t('workspace.scenario'),
    isTitle: true,
    card: 'lead',
    minWidth: 256,
    cell: ({ business_name }) => <Text tone="strong">{business_name}</Text>,
    text: ({ business_name }) => business_name,
  },
  {
    key: 'about',
    header: t('workspace.decides'),
    minWidth: 180,
    priority: 2,
    card: 'about',
    cell: ({ business_type }) => (
      <Text tone="muted" truncate>
        {t(`workspace.about.${business_type}`)}
      </Text>
    ),
  },
  {
    key: 'steps',
    header: t('log.approvers'),
    minWidth: 200,
    cell: ({ node_list }) => <Text truncate>{stepsText(node_list, t)}</Text>,
  },
  {
    key: 'status',
    header: t('log.status'),
    card: 'state',
    cell: ({ pending, is_default }) => (
      <Inline gap="xs" wrap={false}>
        {pending === null ? (
          <StatusTag tone="success">{t('list.state.inForce')}</StatusTag>
        ) : (
          <StatusTag tone="attention">{t('change.pending.2')}</StatusTag>
        )}
        {is_default === 1 ? <Tag size="small">{t('workspace.default')}</Tag> : null}
      </Inline>
    ),
  },
  {
    key: 'updated',
    header: t('list.updated'),
    priority: 1,
    cell: ({ updated_by, updated_at }) => (
      <Inline gap="s" wrap={false}>
        <Time at={updated_at} kind="short" />
        <Text tone="muted" truncate>
          {updated_by.nickname}
        </Text>
      </Inline>
    ),
  },
];
