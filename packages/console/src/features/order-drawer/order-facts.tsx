import { feeOf } from '@mpc/api/fingerprint';
import { Amount, CopyButton, KeyValueList, Section, Stack, Time, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { type OrderInfo, ScreeningFact } from '#features/orders';
import { useReceipt } from './use-receipt.ts';
import { feeFacts } from './fee-facts.rules.ts';

/** Everything around an order's sum: where from, who asked and why, what it costs, and how it was screened. */
export function OrderFacts({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const receipt = useReceipt(order);
  const estimated = feeOf(order);
  const paid = order.real_fee === undefined ? null : feeOf({ ...order, fee: order.real_fee });
  const fee = paid ?? estimated;
  return (
    <Section
      title={t('order.facts')}
      action={<CopyButton size="small" text={receipt} label={t('order.receipt.copy')} />}
    >
      <KeyValueList
        items={[
          { key: 'kyt', label: t('order.kyt'), value: <ScreeningFact screening={order.kyt} /> },
          {
            key: 'from',
            label: t('order.from'),
            value: (
              <Stack gap="xs">
                {`${order.wallet_name} / ${order.sub_wallet_name}`}
                {order.address_from === '' ? null : (
                  <WholeAddress address={order.address_from} label={t('order.from')} />
                )}
              </Stack>
            ),
          },
          {
            key: 'asked',
            label: t('order.askedBy'),
            value: (
              <>
                {order.initiator === undefined ? t('order.byItself') : order.initiator.nickname} ·{' '}
                <Time at={order.created_at} />
                {order.withdraw_source === undefined
                  ? null
                  : ` · ${t(`order.source.${order.withdraw_source}`)}`}
              </>
            ),
          },
          { key: 'remark', label: t('order.remark'), value: order.remark },
          {
            key: 'fee',
            label: t(paid === null ? 'order.feeEstimated' : 'order.feePaid'),
            value: <Amount value={fee?.amount} symbol={fee?.unit} />,
          },
          ...(paid === null
            ? []
            : [
                {
                  key: 'estimate',
                  label: t('order.feeEstimated'),
                  value: <Amount value={estimated?.amount} symbol={estimated?.unit} />,
                },
              ]),
          ...feeFacts(order).map(({ kind, value, unit }) => ({
            key: kind,
            label: t(`order.fee.${kind}`),
            value: <Amount value={value} symbol={unit} />,
          })),
          { key: 'request', label: t('order.requestId'), value: <code>{order.request_id}</code> },
          { key: 'number', label: t('order.number'), value: order.id },
        ]}
      />
    </Section>
  );
}
