import type { MemberStep } from '@mpc/api';
import { EmptyState, StatusTag, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { strategyTypes } from './member-looks.ts';
import { NamedStrategy } from './named-strategy.tsx';
import { stepKey } from './removal.rules.ts';
import { strategyName } from './strategy-name.ts';

/** The strategies and steps in which a member stands, and which of those need them. */
export function MemberStrategies({ steps }: { steps: readonly MemberStep[] }) {
  const { t } = useTranslation('teamMember');
  const columns = useMemo(
    (): TableColumn<MemberStep>[] => [
      {
        key: 'name',
        header: t('column.strategy'),
        isTitle: true,
        card: 'lead',
        minWidth: 160,
        text: (step) => strategyName(step, t),
        cell: (step) => (
          <Text tone="strong" truncate>
            <NamedStrategy of={step} />
          </Text>
        ),
      },
      {
        key: 'type',
        header: t('column.type'),
        cell: ({ type }) => t(strategyTypes[type]),
      },
      {
        key: 'subWallet',
        header: t('column.subWallet'),
        card: 'about',
        cell: ({ type, sub_wallet_name: name }) => (type === 3 ? t('wholeWallet') : name),
      },
      {
        key: 'step',
        header: t('column.step'),
        cell: ({ node_index: step, node_type }) => t(`step.${node_type}`, { step }),
      },
      {
        key: 'needs',
        header: t('column.needs'),
        cell: ({ threshold, people }) => t('step.needs', { threshold, people }),
      },
      {
        key: 'breaks',
        header: t('column.ifRemoved'),
        card: 'state',
        text: ({ breaks }) => t(`breaks.${breaks}`),
        cell: ({ breaks }) => (
          <StatusTag tone={breaks === 1 ? 'attention' : 'idle'}>{t(`breaks.${breaks}`)}</StatusTag>
        ),
      },
    ],
    [t],
  );
  return (
    <Table
      label={t('detail.strategies')}
      columns={columns}
      rows={steps}
      rowKey={stepKey}
      empty={<EmptyState title={t('detail.noStrategies')} />}
    />
  );
}
