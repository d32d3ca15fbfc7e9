import { feeOf } from '@mpc/api/fingerprint';
import { Amount, CopyButton, KeyValueList, Section } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import type { OrderInfo } from '#features/orders';
import { useReceipt } from './use-receipt.ts';
import { feeFacts } from './fee-facts.rules.ts';

/** What an order is by its numbers, where it leaves from, and how its fee comes about. */
export function OrderFacts({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const receipt = useReceipt(order);
  const estimated = feeOf(order);
  return (
    <Section
      title={t('order.facts')}
      action={<CopyButton size="small" text={receipt} label={t('order.receipt.copy')} />}
    >
      <KeyValueList
        items={[
          { key: 'number', label: t('order.number'), value: order.id },
          { key: 'request', label: t('order.requestId'), value: <code>{order.request_id}</code> },
          ...(order.address_from === ''
            ? []
            : [
                {
                  key: 'from',
                  label: t('order.from'),
                  value: (
                    <NamedWholeAddress
                      address={order.address_from}
                      baseSymbol={order.base_symbol}
                      label={t('order.from')}
                    />
                  ),
                },
              ]),
          ...(order.real_fee === undefined
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
        ]}
      />
    </Section>
  );
}
