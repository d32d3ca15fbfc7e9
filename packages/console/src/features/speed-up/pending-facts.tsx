import type { SpeedUp } from '@mpc/api';
import { feeOf } from '@mpc/api/fingerprint';
import { Amount, KeyValueList, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderAmount, OrderDestination } from '#features/orders';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { feeCoin, type PendingOrder } from './speed-up.rules.ts';

/** The payment that is under way: how much, to whom, where it stands, and what it pays its chain. */
export function PendingFacts({ order, terms }: { order: PendingOrder; terms: SpeedUp | undefined }) {
  const { t } = useTranslation();
  const paid = terms?.old;
  const fee = feeOf(order);
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t(order.amount === '-1' ? 'transactions.permission' : 'transfer.amount'),
            value: (
              <Text tone="strong">
                <OrderAmount order={order} />
              </Text>
            ),
          },
          {
            key: 'status',
            label: t('speedUp.status'),
            value: <TransactionStatusTag of={order} />,
          },
          {
            key: 'fee',
            label: t('speedUp.paysNow'),
            value: (
              <>
                <Amount value={paid?.fee ?? fee?.amount} symbol={feeCoin(order)} />
                {paid?.gas_price === undefined ? null : (
                  <Text tone="muted"> · {t('fee.at', { price: paid.gas_price, unit: 'Gwei' })}</Text>
                )}
              </>
            ),
          },
          ...(order.txid === ''
            ? []
            : [{ key: 'txid', label: t('speedUp.hash'), value: <code>{order.txid}</code> }]),
        ]}
      />
      <OrderDestination order={order} />
    </>
  );
}
