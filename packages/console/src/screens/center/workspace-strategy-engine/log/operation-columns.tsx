import type { OperateLog } from '@mpc/api';
import { Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { loggedSteps } from '#features/strategies';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { OutcomeTag, outcomeText } from '#shared/status/operation-outcome.tsx';

/** The columns of the operations: who changed which scenario, when, from where, and what became of it. */
export function useOperationColumns(nameOf: (row: OperateLog) => string): TableColumn<OperateLog>[] {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  return useMemo(
    (): TableColumn<OperateLog>[] => [
      {
        key: 'scenario',
        header: t('workspace.scenario'),
        isTitle: true,
        card: 'lead',
        minWidth: 180,
        cell: (row) => <Text tone="strong">{nameOf(row)}</Text>,
        text: nameOf,
      },
      {
        key: 'created_at',
        header: t('workspace.operation.time'),
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
        cell: ({ content_after: after }) => <Text truncate>{loggedSteps(after, t)}</Text>,
        text: ({ content_before: before, content_after: after }) =>
          `${loggedSteps(before, t)} ⇒ ${loggedSteps(after, t)}`,
      },
      {
        key: 'operator',
        header: t('workspace.operation.operator'),
        minWidth: 110,
        cell: ({ operator }) => operator?.nickname ?? t('workspace.operation.system'),
      },
      {
        key: 'ip',
        header: t('workspace.operation.ip'),
        minWidth: 110,
        hideOnPhone: true,
        cell: ({ ip }) => ip,
      },
      {
        key: 'status',
        header: t('log.status'),
        card: 'state',
        cell: (row) => <OutcomeTag log={row} />,
        text: (row) => outcomeText(row, words),
      },
    ],
    [t, words, nameOf],
  );
}
