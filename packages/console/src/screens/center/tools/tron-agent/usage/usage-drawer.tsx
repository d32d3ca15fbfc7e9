import { codes, Refusal, tron, type FeeUsageDetail } from '@mpc/api';
import {
  Amount,
  EmptyState,
  formatNumber,
  KeyValueList,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  Text,
  Time,
  WholeAddress,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { DelegateOrderView } from '../orders/delegate-order-view.tsx';
import { TronHash } from '../tron-hash.tsx';
import { useOpenHref } from '../use-open-href.ts';
import { usageName } from './usage-columns.tsx';

export interface UsageDrawerProps {
  walletId: number;
  id: number;
  onClose: () => void;
}

const whole = (figure: number) => formatNumber(String(figure), { digits: 'all' });

const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === codes.orderNotFound;

/** What one transaction used of delegated energy, what it cost and saved, and the orders it came of. */
export function UsageDrawer({ walletId, id, onClose }: UsageDrawerProps) {
  const { t } = useTranslation('tools');
  const usage = useQuery(read(tron.feeUsageDetail, { wallet_id: walletId, id }));
  const status = usage.data?.settle_status;
  return (
    <DetailFrame
      title={t('usage.title')}
      status={
        status === undefined ? undefined : (
          <StatusTag tone={status === 1 ? 'success' : 'idle'}>{t(`usage.paid.${status}`)}</StatusTag>
        )
      }
      onClose={onClose}
    >
      {isGone(usage.error) ? (
        <EmptyState title={t('usage.gone')}>{t('usage.goneDetail')}</EmptyState>
      ) : (
        <QueryView query={usage} skeleton={<Skeleton shape="form" />}>
          {(found) => <UsageFacts walletId={walletId} usage={found} />}
        </QueryView>
      )}
    </DetailFrame>
  );
}

function UsageFacts({ walletId, usage }: { walletId: number; usage: FeeUsageDetail }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const openHref = useOpenHref();
  const { trans_id, trans_kind, payment_id, order } = usage;
  const isOfTransaction = trans_id !== 0 && trans_kind !== undefined;
  const name = usageName(usage, t, words);
  // A first order may have failed: then the transaction has another.
  const orders = useQuery({
    ...read(tron.delegations, { wallet_id: walletId, trans_id }),
    enabled: isOfTransaction,
  });
  const others = (orders.data ?? []).filter((one) => one.id !== order?.id);
  return (
    <Stack>
      <KeyValueList
        items={[
          {
            key: 'transaction',
            label: t('usage.column.transaction'),
            value: isOfTransaction ? <Link href={openHref(trans_kind, trans_id)}>{name}</Link> : name,
          },
          {
            key: 'txid',
            label: t('usage.txid'),
            value: usage.txid === '' ? null : <TronHash txid={usage.txid} />,
          },
          { key: 'sub', label: t('usage.column.subWallet'), value: usage.sub_wallet_name },
          {
            key: 'address',
            label: t('usage.column.address'),
            value: <WholeAddress address={usage.address} label={t('usage.column.address')} />,
          },
          { key: 'energy', label: t('usage.column.energy'), value: whole(usage.energy_used) },
          { key: 'net', label: t('usage.column.net'), value: whole(usage.net_used) },
          {
            key: 'burn',
            label: t('usage.column.burn'),
            value: <Amount value={usage.burn_trx} symbol="TRX" />,
          },
          {
            key: 'fee',
            label: t('usage.column.fee'),
            value: <Amount value={usage.service_fee} symbol="TRX" />,
          },
          {
            key: 'saved',
            label: t('usage.column.saved'),
            value: <Amount value={usage.saved_trx} symbol="TRX" />,
          },
          {
            key: 'paid',
            label: t('usage.paidBy'),
            value:
              payment_id !== 0 ? (
                <Link href={openHref('payment', payment_id)}>
                  {t('agent.payment.name', { id: payment_id })}
                </Link>
              ) : (
                t(usage.settle_status === 1 ? 'usage.paidWith' : 'usage.notPaid')
              ),
          },
          { key: 'time', label: t('usage.column.time'), value: <Time at={usage.created_at} /> },
        ]}
      />
      {order === null ? <Text tone="muted">{t('usage.noOrder')}</Text> : <DelegateOrderView order={order} />}
      {others.map((one) => (
        <DelegateOrderView key={one.id} order={one} />
      ))}
    </Stack>
  );
}
