import { tron, type DelegateOrder, type TronResource } from '@mpc/api';
import {
  Amount,
  Columns,
  Disclosure,
  EmptyState,
  Gauge,
  KeyValueList,
  Link,
  Section,
  Skeleton,
  Stack,
  Time,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { NamedWholeAddress } from '#features/address-check';
import { OwnAddress } from '#features/receiving';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { DelegateOrderView } from '../orders/delegate-order-view.tsx';
import { accountName, type Account } from './account-columns.tsx';

export interface AccountDrawerProps {
  walletId: number;
  address: string;
  /** Undefined where the list does not have it. */
  account: Account | undefined;
  onClose: () => void;
}

/** One address: what it has of energy and bandwidth now, and its last delegation orders. */
export function AccountDrawer({ walletId, address, account, onClose }: AccountDrawerProps) {
  const { t } = useTranslation('tools');
  const { search } = useLocation();
  const label = t('usage.column.address');
  const resource = useQuery({ ...read(tron.resource, { wallet_id: walletId, address }), ...live });
  const orders = useQuery({ ...read(tron.delegations, { wallet_id: walletId, address }), ...live });
  const usages = withSelection(
    `${paths.center.tools.tronAutoAgent.index}?address=${address}&period=90d`,
    search,
  );
  return (
    <DetailFrame title={account === undefined ? t('accounts.one') : accountName(account)} onClose={onClose}>
      <Stack>
        {account === undefined ? (
          <NamedWholeAddress address={address} label={label} baseSymbol="TRX" />
        ) : (
          <Suspense fallback={<Skeleton shape="text" count={2} />}>
            <OwnAddress
              subWalletId={account.sub_wallet_id}
              coin={{ symbol: 'TRX', base_symbol: 'TRX' }}
              address={address}
              label={label}
            />
          </Suspense>
        )}
        <Section title={t('accounts.resource')} action={<Link href={usages}>{t('accounts.toUsage')}</Link>}>
          <QueryView query={resource} skeleton={<Skeleton shape="form" />}>
            {(now) => <Resource now={now} />}
          </QueryView>
        </Section>
        <QueryView query={orders} skeleton={<Skeleton shape="form" />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('accounts.noOrders')}>{t('accounts.noOrdersDetail')}</EmptyState>
            ) : (
              <Orders all={all} />
            )
          }
        </QueryView>
      </Stack>
    </DetailFrame>
  );
}

/** The last order, and those before it on demand. */
function Orders({ all }: { all: readonly DelegateOrder[] }) {
  const { t } = useTranslation('tools');
  const [last, ...earlier] = all;
  return (
    <Stack>
      {last === undefined ? null : <DelegateOrderView order={last} />}
      {earlier.length === 0 ? null : (
        <Disclosure summary={t('accounts.earlier', { count: earlier.length })}>
          <Stack>
            {earlier.map((order) => (
              <DelegateOrderView key={order.id} order={order} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

const whole = (figure: number) => String(figure);

function Resource({ now }: { now: TronResource }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  return (
    <Stack gap="m">
      <Columns min="200px">
        <Gauge
          label={words('order.lent.energy')}
          value={whole(now.energy_used)}
          max={whole(now.energy_total + now.delegated_in_energy)}
        />
        <Gauge
          label={words('order.lent.bandwidth')}
          value={whole(now.net_used + now.free_net_used)}
          max={whole(now.net_total + now.free_net_total)}
        />
      </Columns>
      <KeyValueList
        items={[
          {
            key: 'balance',
            label: t('agent.field.balance'),
            value: <Amount value={now.trx_balance} symbol="TRX" />,
          },
          {
            key: 'staked',
            label: t('accounts.staked'),
            value: <Amount value={now.staked_trx} symbol="TRX" />,
          },
          {
            key: 'in',
            label: t('accounts.delegatedIn'),
            value: <Amount value={whole(now.delegated_in_energy)} />,
          },
          {
            key: 'out',
            label: t('accounts.delegatedOut'),
            value: <Amount value={whole(now.delegated_out_energy)} />,
          },
          { key: 'read', label: t('accounts.readAt'), value: <Time at={now.updated_at} /> },
        ]}
      />
    </Stack>
  );
}
