import { Amount, Stack, Text, type KeyValueItem } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { OrderFingerprint } from '#features/orders';
import { factsOf, type Intent } from '../intents/intent.ts';
import { add } from '#shared/money/decimal.ts';

/** How the figures of a payment are shown. */
export interface ShownPayment {
  /** They may be out of date. @default false */
  muted?: boolean | undefined;
  /** How the fee comes about. */
  madeUp?: ReactNode;
}

/** What a confirmed payment is, line by line: never shortened, never rounded. */
export function usePaymentFacts(intent: Intent, { muted = false, madeUp }: ShownPayment = {}) {
  const { t } = useTranslation();
  const { fee, unit } = intent;
  const facts = factsOf(intent.payment);
  const figure = (amount: string, symbol: string) => (
    <Text tone={muted ? 'muted' : 'strong'} data-stale={muted || undefined}>
      <Amount value={amount} symbol={symbol} />
    </Text>
  );
  const headline = <Amount value={facts.amount} symbol={unit} />;
  return {
    figure: muted ? (
      <Text tone="muted" data-stale>
        {headline}
      </Text>
    ) : (
      headline
    ),
    fee: {
      key: 'fee',
      label: t('transfer.fee'),
      value:
        madeUp === undefined ? (
          figure(fee.amount, fee.unit)
        ) : (
          <Stack gap="xs">
            {figure(fee.amount, fee.unit)}
            <Text size="label" tone="muted">
              {madeUp}
            </Text>
          </Stack>
        ),
    },
    total: {
      key: 'total',
      label: t('transfer.total'),
      value:
        facts.symbol === facts.base_symbol ? (
          figure(add(facts.amount, fee.amount), unit)
        ) : (
          <>
            {figure(facts.amount, unit)} + {figure(fee.amount, fee.unit)}
          </>
        ),
    },
    remark: { key: 'remark', label: t('transfer.remark'), value: intent.payment.order.remark },
    digest: {
      key: 'digest',
      label: t('fingerprint.label'),
      value: <OrderFingerprint facts={facts} />,
    },
  } satisfies Record<string, KeyValueItem | ReactNode>;
}
