import type { WithdrawInfo } from '@mpc/api';
import { Amount, KeyValueList, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { ScreeningFact } from './screening-fact.tsx';

/** Everything around an order's sum: where from, who asked and why, what it costs, and what is known of the payee. */
export function OrderFacts({ order }: { order: WithdrawInfo }) {
  const { t } = useTranslation();
  const paid = order.real_fee !== undefined;
  const feeCoin = order.fee_symbol_alias ?? order.fee_symbol;
  return (
    <KeyValueList
      items={[
        {
          key: 'payee',
          label: t('order.payee'),
          value:
            order.paid_before === 0 ? (
              <Text tone="strong">{t('order.firstPayment')}</Text>
            ) : (
              t('order.paidBefore', { count: order.paid_before })
            ),
        },
        { key: 'kyt', label: t('order.kyt'), value: <ScreeningFact screening={order.kyt} /> },
        { key: 'from', label: t('order.from'), value: `${order.wallet_name} / ${order.sub_wallet_name}` },
        {
          key: 'asked',
          label: t('order.askedBy'),
          value: (
            <>
              {order.initiator?.nickname} · <Time at={order.created_at} />
              {order.withdraw_source === undefined
                ? null
                : ` · ${t(`order.source.${order.withdraw_source}`)}`}
            </>
          ),
        },
        { key: 'remark', label: t('order.remark'), value: order.remark },
        {
          key: 'fee',
          label: t(paid ? 'order.feePaid' : 'order.feeEstimated'),
          value: <Amount value={order.real_fee ?? order.fee} symbol={feeCoin} />,
        },
        ...(paid
          ? [
              {
                key: 'estimate',
                label: t('order.feeEstimated'),
                value: <Amount value={order.fee} symbol={feeCoin} />,
              },
            ]
          : []),
        { key: 'request', label: t('order.requestId'), value: <code>{order.request_id}</code> },
        { key: 'number', label: t('order.number'), value: order.id },
      ]}
    />
  );
}
