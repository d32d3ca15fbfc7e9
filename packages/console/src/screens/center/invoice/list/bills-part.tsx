import { billing } from '@mpc/api';
import { Button, EmptyState, Inline, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isPayableBill } from '#features/bills';
import { client } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { billParams, billsList } from '../bills-list.ts';
import { billsOf } from '../invoice-first.ts';
import { billColumns } from './bill-columns.tsx';
import { BillFilters } from './bill-filters.tsx';

/** The bills of a wallet, page by page, each with what is next to do about it. */
export function BillsPart({ walletId }: { walletId: number }) {
  const { t } = useTranslation('invoice');
  const list = useList(billsList);
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const columns = useMemo(() => billColumns(t), [t]);
  const bills = useQuery({ ...billsOf(list.state, walletId), placeholderData: keepPreviousData });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ bill_id }) => bill_id,
    page: (at, signal) =>
      client.call(billing.bills, { ...billParams(list.state, walletId), ...list.order, ...at }, { signal }),
  });
  return (
    <ListView
      list={list}
      query={bills}
      file={file}
      filters={
        <ListBar list={list} columns={columns} query={bills} file={file}>
          <BillFilters list={list} />
        </ListBar>
      }
      empty={<EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>}
    >
      {(data, table) => (
        <Table
          {...table}
          label={t('bills')}
          columns={columns}
          rows={data.list}
          rowKey={({ bill_id }) => bill_id}
          onOpen={({ bill_id }) => show('bill', bill_id)}
          rowActions={({ bill_id, status }, name) => (
            <Inline gap="xs" wrap={false} justify="end">
              {isPayableBill({ status }) ? (
                <Button
                  size="small"
                  aria-label={t('act.payOf', { number: name })}
                  disabledReason={mayGovern === false ? t('governorsOnly') : undefined}
                  onClick={() => show('pay', bill_id)}
                >
                  {t('act.pay')}
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('act.invoiceOf', { number: name })}
                  onClick={() => show('invoice', bill_id)}
                >
                  {t('act.invoice')}
                </Button>
              )}
            </Inline>
          )}
        />
      )}
    </ListView>
  );
}
