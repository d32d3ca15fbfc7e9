import { EmptyState, Page, Stack } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { poll } from '#shared/api/poll.ts';
import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useToday } from '#shared/list/use-today.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { usePhone } from '#shared/use-media.ts';
import { callbackColumns } from './callback-columns.tsx';
import { callbackParams, callbacksList } from './callbacks-list.ts';
import { CallbackDrawers } from './parts/callback-drawers.tsx';
import { CallbackFilters } from './parts/callback-filters.tsx';
import { CallbackSummary } from './parts/callback-summary.tsx';
import { CallbackTable } from './parts/callback-table.tsx';
import { rowsOf } from './transaction-notification-first.ts';
import { useCallbackFile } from './use-callback-file.ts';
import { useResend } from './use-resend.ts';

/** What the customer's own server was told of the wallet's transactions, and what it made of it. */
export function TransactionNotificationScreen() {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const list = useList(callbacksList);
  const { open, show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const resending = useResend();
  const today = useToday();

  const params = { ...callbackParams(list.state, walletId ?? 0, today), ...list.order };
  const rows = useQuery({
    ...rowsOf(list.state, walletId ?? 0, today),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useCallbackFile(params);

  const barred = mayGovern === false ? t('callbacks.barred') : undefined;
  const stat = rows.data?.stat;
  const endpoint = stat?.notify_url ?? '';
  const hasNowhereToTell = stat?.notify_url === '' && rows.data?.count === 0 && !list.isNarrowed;
  const { resent } = resending;
  const isPhone = usePhone();
  const columns = useMemo(
    () => callbackColumns(t, { endpoint, resent, isPhone }),
    [t, endpoint, resent, isPhone],
  );
  return (
    <Page
      title={t('callbacks.title')}
      description={t('callbacks.description')}
      action={
        hasNowhereToTell ? undefined : <ListTools list={list} columns={columns} query={rows} file={file} />
      }
    >
      <Stack>
        <CallbackSummary stat={rows.isError ? null : stat} />
        <ListView
          list={list}
          query={rows}
          file={file}
          filters={hasNowhereToTell ? null : <CallbackFilters list={list} today={today} />}
          empty={
            hasNowhereToTell ? (
              <EmptyState title={t('callbacks.noAddress')}>{t('callbacks.noAddressDetail')}</EmptyState>
            ) : (
              <EmptyState title={t('callbacks.empty')}>{t('callbacks.emptyDetail')}</EmptyState>
            )
          }
        >
          {(data, table) => (
            <CallbackTable
              {...table}
              columns={columns}
              rows={data.list}
              selectedKey={open?.kind === 'callback' ? Number(open.id) : undefined}
              onOpen={(row) => show('callback', row.notify_id)}
              resending={resending}
              barred={barred}
            />
          )}
        </ListView>
      </Stack>
      <CallbackDrawers rows={rows.data?.list ?? []} resending={resending} barred={barred} />
    </Page>
  );
}
