import type { CloseCheck } from '@mpc/api';
import { Banner, Link, Stack, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { RiskTag } from '#features/orders';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { KytTag } from '#shared/status/kyt-tag.tsx';

/** The records that have to come to an end first, each with the way there. */
export function OpenRecords({ found, handleFirst }: { found: CloseCheck; handleFirst: string }) {
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
        {handleFirst}
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
