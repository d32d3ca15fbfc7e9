import { callbacks } from '@mpc/api';
import { Inline, Page, Skeleton, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#shared/api/api.ts';
import { ColumnsTool } from '#shared/columns/columns-tool.tsx';
import { ExportButton } from '#shared/export/export-button.tsx';
import { ExportProgress } from '#shared/export/export-progress.tsx';
import { useToday } from '#shared/filter/use-today.ts';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useKeptLayout } from '#shared/session/use-kept-layout.ts';
import { callbackColumns, usualLayout } from './callback-columns.tsx';
import { isNarrowed, questionFor } from './callback-filter.values.ts';
import { CallbackDrawers } from './parts/callback-drawers.tsx';
import { CallbackFilters } from './parts/callback-filters.tsx';
import { CallbackList } from './parts/callback-list.tsx';
import { CallbackSummary } from './parts/callback-summary.tsx';
import { useCallbackFile } from './use-callback-file.ts';
import { useCallbackFilter } from './use-callback-filter.ts';
import { useResend } from './use-resend.ts';

const pace = 20_000;

/** What the customer's own server was told of the wallet's transactions, and what it made of it. */
export function TransactionNotificationScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const paging = usePageParams();
  const { filter, change, reset } = useCallbackFilter();
  const { open, show } = useOpen();
  const mayGovern = useMayGovern();
  const resending = useResend();
  const today = useToday();
  const question = questionFor(filter, { walletId: walletId ?? 0, today });
  const rows = useQuery({
    ...read(callbacks.list, { ...question, page_no: paging.page, page_size: paging.pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: pace,
  });
  const file = useCallbackFile(question);
  const arranged = useKeptLayout('callbacks', usualLayout);
  const barred = mayGovern === false ? t('callbacks.barred') : undefined;
  const narrowed = isNarrowed(filter);
  const stat = rows.data?.stat;
  const nowhere = stat?.notify_url === '' && rows.data?.count === 0 && !narrowed;
  const { resent } = resending;
  const endpoint = stat?.notify_url ?? '';
  const columns = useMemo(() => callbackColumns(t, { endpoint, resent }), [t, endpoint, resent]);

  return (
    <Page
      title={t('callbacks.title')}
      description={t('callbacks.description')}
      action={
        nowhere ? undefined : (
          <Inline gap="s">
            <ColumnsTool columns={columns} {...arranged} />
            <ExportButton file={file} />
          </Inline>
        )
      }
    >
      <Stack>
        {stat === undefined ? null : <CallbackSummary stat={stat} />}
        {nowhere ? null : <CallbackFilters filter={filter} today={today} onChange={change} onReset={reset} />}
        <ExportProgress file={file} />
        <QueryView query={rows} skeleton={<Skeleton shape="rows" count={10} />}>
          {({ list, count }) => (
            <CallbackList
              {...arranged}
              columns={columns}
              rows={list}
              loading={rows.isPlaceholderData}
              filter={filter}
              onSort={(sort) => change({ sort })}
              selectedKey={open?.kind === 'callback' ? Number(open.id) : undefined}
              onOpen={(row) => show('callback', row.notify_id)}
              resending={resending}
              barred={barred}
              nowhere={nowhere}
              onReset={narrowed ? reset : undefined}
              paging={{ ...paging, count }}
            />
          )}
        </QueryView>
      </Stack>
      <CallbackDrawers rows={rows.data?.list ?? []} resending={resending} barred={barred} />
    </Page>
  );
}
