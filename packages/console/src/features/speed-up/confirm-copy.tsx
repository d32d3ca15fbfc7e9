import type { SpeedUp } from '@mpc/api';
import { Amount, Banner, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { type FeeChoice, feeMakeUp, type FeeOption, feeWorth } from '#features/network-fee';
import {
  ConfirmFrame,
  type Intent,
  isOpen,
  PaymentSheet,
  type PaymentFlow,
  type Summary,
  useDecided,
} from '#features/payments';
import type { Reading } from './reading.ts';
import { costsMore, feeToday, isTooLow, type PendingOrder } from './speed-up.rules.ts';
import { StuckNotice, stuckWords } from './stuck-notice.tsx';
import { useFeePrice } from './use-fee-price.ts';
import { OrderAmount } from './order-amount.tsx';
import { PendingCall } from './order-destination.tsx';

export interface ConfirmCopyProps {
  flow: PaymentFlow;
  summary: Summary;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
  order: PendingOrder;
  terms: SpeedUp;
  /** The order and its terms, as they are read again and again. */
  reading: Reading;
  choice: FeeChoice;
  fee: FeeOption;
  /** Freezes another fee to be confirmed. */
  onReview: (fee: FeeOption) => void;
}

/** Everything a person answers for: the same payment, and what it pays its chain from then on. */
export function ConfirmCopy(props: ConfirmCopyProps) {
  const { flow, summary, copies, order, terms, reading, choice, fee, onReview } = props;
  const { t } = useTranslation();
  const { intent } = summary;
  const { unit } = intent.fee;
  const today = feeToday(terms, choice);
  const decided = useDecided(summary, { ...reading, fee: today, strategy: undefined });
  const price = useFeePrice(order);
  const isCall = intent.payment.kind === 'web3';
  // However little it has risen: a copy at the old price would be refused.
  const risen = today !== null && isTooLow(terms, fee);
  return (
    <ConfirmFrame
      flow={flow}
      summary={summary}
      // A faster copy repeats its order on purpose: only another copy on its way stands against it.
      intents={copies.filter(isOpen)}
      decided={
        risen
          ? {
              ...decided,
              freshness: 'changed',
              change: (
                <>
                  {t('speedUp.risen', { price: terms.min_gas_price })} {decided.change}
                </>
              ),
            }
          : decided
      }
      against={stuckWords(t, order, terms) ?? (terms.may === 0 ? t('speedUp.barred') : undefined)}
      looksAt={[terms.old.fee]}
      sendLabel={t('speedUp.send')}
      onRenew={() => (today === null ? flow.toForm() : onReview(today))}
    >
      <StuckNotice order={order} terms={terms} />
      <Banner tone="idle">{t('speedUp.onlyOne')}</Banner>
      <PaymentSheet
        intent={intent}
        muted={decided.staleness !== null}
        headline={order.amount === '-1' ? <OrderAmount order={order} /> : undefined}
        cost={[
          {
            key: 'old',
            label: t('speedUp.paysNow'),
            value: (
              <>
                <Amount value={terms.old.fee} symbol={unit} />
                {terms.old.gas_price === undefined ? null : (
                  <Text tone="muted"> · {t('fee.at', { price: terms.old.gas_price, unit: 'Gwei' })}</Text>
                )}
              </>
            ),
          },
          {
            key: 'fee',
            label: t('speedUp.paysThen'),
            value: (
              <>
                <Text tone="strong">
                  <Amount value={intent.fee.amount} symbol={unit} />
                </Text>{' '}
                <Text tone="muted">{feeWorth(fee.amount, price)}</Text>
                <Text as="p" tone="muted" size="label">
                  {feeMakeUp(t, fee, { baseSymbol: order.base_symbol })}
                </Text>
              </>
            ),
          },
          {
            key: 'more',
            label: t('speedUp.more'),
            value: <Amount value={costsMore(terms, fee)} symbol={unit} sign="+" />,
          },
        ]}
        facts={[{ key: 'subWallet', label: t('transfer.from'), value: <code>{intent.subWallet.id}</code> }]}
      >
        {isCall ? <PendingCall order={order} /> : null}
      </PaymentSheet>
    </ConfirmFrame>
  );
}
