import type { SpeedUp } from '@mpc/api';
import { Amount, Banner, Text } from '@mpc/ui';
import { useCommonStore } from '#shared/session/common-store.ts';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type FeeChoice, feeMakeUp, type FeeOption, feeWorth } from '#features/network-fee';
import { CallView } from '#features/contract-call';
import { changeKind, changedContent, OrderStrategy } from '#features/decisions';
import { isCall, OrderAmount, orderContent, orderFault } from '#features/orders';
import {
  callOf,
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

export interface ConfirmCopyProps {
  flow: PaymentFlow;
  summary: Summary;
  /** The copies of this order that this browser asked for. */
  copies: readonly Intent[];
  /** The order as it was looked at: all that is shown and posted is of this one. */
  looked: PendingOrder;
  /** The same as it is now: its state counts, and that it is still what was looked at. */
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
  const { flow, summary, copies, looked, order, terms, reading, choice, fee, onReview } = props;
  const { t } = useTranslation();
  const { intent } = summary;
  const { unit } = intent.fee;
  const today = feeToday(terms, choice);
  const decided = useDecided(summary, { ...reading, fee: today, strategy: undefined });
  const price = useFeePrice(looked);
  const call = callOf(intent);
  const isAnother = changeKind(changedContent(orderContent(looked, t), orderContent(order, t))) === 'broken';
  const fault = orderFault(looked);
  const against =
    (isAnother ? t('approval.off.broken') : undefined) ??
    (fault === null ? undefined : t(`order.off.${fault}`)) ??
    stuckWords(t, order, terms) ??
    (terms.may === 0 ? t('speedUp.barred') : undefined);
  // However little it has risen: a copy at the old price would be refused.
  const risen = today !== null && isTooLow(terms, fee);
  return (
    <ConfirmFrame
      flow={flow}
      summary={summary}
      // A replacement repeats its order on purpose: only another replacement on its way stands against it.
      intents={copies.filter(isOpen)}
      decided={
        risen
          ? {
              ...decided,
              freshness: 'changed',
              change: (
                <>
                  {spaced(t('speedUp.risen', { price: terms.min_gas_price }))}
                  {decided.change}
                </>
              ),
            }
          : decided
      }
      against={against}
      looksAt={[terms.old.fee]}
      sendLabel={t('speedUp.send')}
      onRenew={() => (today === null ? flow.toForm() : onReview(today))}
    >
      <StuckNotice order={order} terms={terms} />
      <Banner tone="idle">{t('speedUp.onlyOne')}</Banner>
      <PaymentSheet
        intent={intent}
        muted={decided.staleness !== null}
        headline={looked.amount === '-1' ? <OrderAmount order={looked} /> : undefined}
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
                  {feeMakeUp(t, fee, { baseSymbol: looked.base_symbol })}
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
        facts={[
          { key: 'strategy', label: t('transfer.strategy'), value: <CopyStrategy order={looked} /> },
          { key: 'subWallet', label: t('transfer.from'), value: <code>{intent.subWallet.id}</code> },
        ]}
      >
        {call === null ? null : (
          <CallView
            call={{ ...call, from: looked.address_from }}
            decoded={isCall(looked) ? looked.decoded : null}
          />
        )}
      </PaymentSheet>
    </ConfirmFrame>
  );
}

/** The strategy that decided its order, and who signs once more: nobody approves it again. */
function CopyStrategy({ order }: { order: PendingOrder }) {
  const { t } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const signing = order.node_list.findLast(({ node_type: type }) => type === 2);
  return (
    <>
      <OrderStrategy order={{ ...order, node_list: signing === undefined ? [] : [signing] }} uid={uid} />
      <Text as="p" tone="muted" size="label">
        {t('speedUp.signatureOnly')}
      </Text>
    </>
  );
}
