import type { ChangeRequest } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  ChangeFilters,
  changeList,
  StrategyRequest,
  useChangeColumns,
  useChangeLog,
} from '#features/strategies';
import { useList } from '#shared/list/use-list.ts';
import { workspaceOf } from '../workspace-strategies-first.ts';

export interface LogTabProps {
  walletId: number;
  /** Puts the tools and the rows of the tab on the page. */
  children: (tools: ReactNode, rows: ReactNode) => ReactNode;
}

/** The requests to change workspace strategies. */
export function ChangesTab({ walletId, children }: LogTabProps) {
  const { t } = useTranslation('strategyEngine');
  const list = useList(changeList);
  const all = useQuery(workspaceOf(walletId)).data;
  const nameOf = useCallback(
    ({ business_type, strategy_name }: ChangeRequest) =>
      all?.find((one) => one.business_type === business_type)?.business_name ?? strategy_name,
    [all],
  );
  const columns = useChangeColumns({ about: { header: t('workspace.scenario'), of: nameOf } });
  const { tools, rows } = useChangeLog({
    list,
    walletId,
    business: 'workspace',
    columns,
    label: t('workspace.tab.changes'),
    filters: <ChangeFilters list={list} walletId={walletId} about="biz" />,
  });
  return children(
    tools,
    <>
      {rows}
      <StrategyRequest />
    </>,
  );
}
