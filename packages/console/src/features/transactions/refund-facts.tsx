import type { RefundInfo } from '@mpc/api';
import { Amount, KeyValueList, Section, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { type OrderFacts, OrderFingerprint } from '#features/orders';

export interface RefundFactsProps {
  info: RefundInfo;
  facts: OrderFacts;
  reason: string;
  /** What it costs; left out once it is sent. */
  fee?: string | undefined;
}

/** A refund as somebody answers for it: everything whole, and its fingerprint. */
export function RefundFacts({ info, facts, reason, fee }: RefundFactsProps) {
  const { t } = useTranslation();
  return (
    <Stack>
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('refund.amount'),
            value: (
              <Text tone="strong">
                <Amount value={facts.amount} symbol={`${info.symbol_alias} (${info.coin_net})`} />
              </Text>
            ),
          },
          ...(facts.memo === '' ? [] : [{ key: 'memo', label: t('order.memo'), value: facts.memo }]),
          ...(fee === undefined
            ? []
            : [
                {
                  key: 'fee',
                  label: t('order.feeEstimated'),
                  value: <Amount value={fee} symbol={info.fee_symbol_alias} />,
                },
              ]),
          { key: 'reason', label: t('refund.reason'), value: reason },
        ]}
      />
      <Stack gap="xs">
        <Text tone="muted">{t('refund.to')}</Text>
        <WholeAddress address={facts.address_to} label={t('refund.to')} />
      </Stack>
      <Section title={t('fingerprint.label')}>
        <OrderFingerprint facts={facts} />
      </Section>
    </Stack>
  );
}
