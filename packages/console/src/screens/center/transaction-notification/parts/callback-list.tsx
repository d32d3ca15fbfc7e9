import { Button, EmptyState, Pagination } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { usePageParams } from '#shared/open/use-page-params.ts';
import { CallbackTable, type CallbackTableProps } from './callback-table.tsx';

export interface CallbackListProps extends Omit<CallbackTableProps, 'empty' | 'footer'> {
  /** The wallet has no server to tell, and never had one. */
  nowhere: boolean;
  /** Takes every filter away; left out where none is on. */
  onReset: (() => void) | undefined;
  paging: ReturnType<typeof usePageParams> & { count: number };
}

/** One page of the deliveries, or why there are none and what to do about it. */
export function CallbackList({ nowhere, onReset, paging, ...table }: CallbackListProps) {
  const { t } = useTranslation();
  const { page, pageSize, count, setPage, setPageSize } = paging;
  const empty = nowhere ? (
    <EmptyState title={t('callbacks.noAddress')}>{t('callbacks.noAddressDetail')}</EmptyState>
  ) : onReset === undefined ? (
    <EmptyState title={t('callbacks.empty')}>{t('callbacks.emptyDetail')}</EmptyState>
  ) : (
    <EmptyState
      title={t('transactions.empty')}
      action={<Button onClick={onReset}>{t('transactions.reset')}</Button>}
    >
      {t('transactions.emptyNarrowed')}
    </EmptyState>
  );
  return (
    <CallbackTable
      {...table}
      empty={empty}
      footer={
        <Pagination page={page} pageSize={pageSize} count={count} onPage={setPage} onPageSize={setPageSize} />
      }
    />
  );
}
