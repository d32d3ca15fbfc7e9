import { strategies } from '@mpc/api';
import { Link, Section, Skeleton, Table, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { hitName, useHitColumns } from '../log/hit-columns.tsx';
import { kindOfType, logHref } from '../senior-links.ts';
import type { Strategy } from '../strategy-query.ts';

const shown = 5;
const columnsShown = [
  'created_at',
  'coin',
  'amount',
  'amount_usd',
  'address',
  'initiator',
  'order_status',
  'order',
];

interface RecentHitsProps {
  walletId: number;
  strategy: Strategy;
}

/** The orders a strategy decided last, each with the way to it. */
export function RecentHits({ walletId, strategy }: RecentHitsProps) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const kind = kindOfType(strategy.type);
  const columns = useHitColumns(kind).filter(({ key }) => columnsShown.includes(key));
  const hits = useQuery(
    read(strategies.businessList, {
      wallet_id: walletId,
      sub_wallet_id: strategy.sub_wallet_id,
      strategy_id: strategy.strategy_id,
      type: [kind],
      page_no: 1,
      page_size: shown,
    }),
  );
  return (
    <Section
      title={t('advanced.orders')}
      action={<Link href={logHref(kind, search, { of: strategy })}>{t('advanced.allHits')}</Link>}
    >
      <QueryView query={hits} skeleton={<Skeleton shape="rows" count={shown} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Text tone="muted">{t('advanced.noOrders')}</Text>
          ) : (
            <Table
              label={t('advanced.orders')}
              columns={columns.map((column) => ({
                ...column,
                sortable: false,
                isTitle: column.key === 'created_at',
                // A call has no amount to lead its card.
                ...(kind === 'web3' && column.key === 'order'
                  ? { card: 'lead' as const, hideOnPhone: false }
                  : {}),
              }))}
              rows={list}
              rowKey={({ audit_id }) => audit_id}
              rowName={(row) => hitName(row, t)}
            />
          )
        }
      </QueryView>
    </Section>
  );
}
