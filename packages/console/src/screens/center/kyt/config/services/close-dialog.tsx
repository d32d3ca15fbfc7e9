import { kyt, type CloseCheck } from '@mpc/api';
import { Banner, Link, Skeleton, Stack, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { RiskTag } from '#features/orders';
import { SettingDialog } from '#features/setting-change';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { live } from '#shared/freshness/live.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { kytRefusal } from '../refusal-words.ts';
import { useBarred } from '../use-barred.ts';
import { isSwitchedAsSent, useStillServices, type OfServiceProps } from './service-check.ts';

/** Ends screening by a provider, once no record waits for its end. */
export function CloseDialog({ walletId, service, all, onClose }: OfServiceProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { id, name, status } = service;
  const check = useQuery({ ...read(kyt.closeCheck, { service_id: id }), staleTime: 0, ...live });
  const barred = useBarred(walletId);
  const against = () => {
    if (barred !== undefined) return barred;
    if (status === 0) return t('config.alreadyDone');
    if (check.data === undefined) return t(check.isError ? 'config.close.unread' : 'config.close.checking');
    return check.data.can_close ? undefined : t('config.close.blocked', { count: check.data.blocking_count });
  };
  return (
    <SettingDialog
      type="warning"
      title={t('config.close.title', { name })}
      confirm={t('config.close.confirm')}
      means={t('config.close.means')}
      done={t('config.close.done', { name })}
      command={kyt.switchService}
      params={{ service_id: id, status: 0 as const }}
      still={useStillServices(walletId, all)}
      isThere={(sent) => isSwitchedAsSent(walletId, sent)}
      against={against()}
      refused={(error) => kytRefusal(error, t, words)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <QueryView query={check} skeleton={<Skeleton shape="rows" count={3} />}>
        {(found) =>
          found.can_close ? <Text as="p">{t('config.close.free')}</Text> : <Blocking found={found} />
        }
      </QueryView>
    </SettingDialog>
  );
}

/** The records that have to come to an end first, each with the way there. */
export function Blocking({ found }: { found: CloseCheck }) {
  const { t } = useTranslation('kyt');
  const { search } = useLocation();
  const columns = useMemo(
    (): TableColumn<CloseCheck['blocking'][number]>[] => [
      {
        key: 'record',
        header: t('config.close.record'),
        isTitle: true,
        card: 'lead',
        minWidth: 200,
        cell: (record) => (
          <Link href={withSelection(`${paths.center.kyt.details}?open=record:${record.record_id}`, search)}>
            {t(`config.close.${record.trans_kind}`, {
              amount: exactAmount(record.amount),
              coin: coinName(record),
            })}
          </Link>
        ),
      },
      {
        key: 'subWallet',
        header: t('config.close.subWallet'),
        card: 'about',
        cell: ({ sub_wallet_name: name }) => name,
      },
      {
        key: 'status',
        header: t('config.close.status'),
        card: 'state',
        cell: (record) =>
          record.risk_level === 0 ? (
            <KytTag of={{ kyt_status: record.kyt_status }} />
          ) : (
            <RiskTag level={record.risk_level} />
          ),
      },
      {
        key: 'time',
        header: t('config.close.since'),
        align: 'end',
        card: 'note',
        cell: ({ created_at: at }) => <Time at={at} kind="relative" />,
      },
    ],
    [t, search],
  );
  const { blocking_count: count, blocking } = found;
  const unlisted = count - blocking.length;
  return (
    <Stack gap="m">
      <Banner tone="attention" title={t('config.close.blockedTitle', { count })}>
        {t('config.close.handleFirst')}
      </Banner>
      {blocking.length === 0 ? null : (
        <Table
          label={t('config.close.records')}
          columns={columns}
          rows={blocking}
          rowKey={({ record_id }) => record_id}
        />
      )}
      {unlisted > 0 ? (
        <Text as="p" tone="muted">
          {t('config.close.unlisted', { count: unlisted })}
        </Text>
      ) : null}
    </Stack>
  );
}
