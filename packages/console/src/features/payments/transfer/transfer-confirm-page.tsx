import { Amount, Stack } from '@mpc/ui';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { feeMakeUp } from '#features/network-fee';
import { namedRecipients } from '#features/orders';
import { useNow } from '#shared/freshness/use-now.ts';
import { factsOf, type Intent } from '../intents/intent.ts';
import { compare } from '#shared/money/decimal.ts';
import { PaymentSheet } from '../outcome/payment-sheet.tsx';
import { ConfirmFrame } from '../flow/confirm-frame.tsx';
import { StrategyLook } from '../flow/lazy-pages.ts';
import type { PaymentFlow, Summary } from '../flow/use-payment-flow.ts';
import { ScreeningTag } from '../recipients/screening-tag.tsx';
import { isAnswered } from '../recipients/transfer-proofs.ts';
import { isForbidden, waitingFor } from './transfer-findings.ts';
import { summaryFreshness } from './transfer-summary.ts';
import { billOf, type TransferValues } from './transfer.values.ts';
import type { Answers } from './use-transfer-form.ts';
import { useDataStaleness, type TransferData } from './use-transfer-facts.ts';

interface TransferConfirmPageProps {
  flow: PaymentFlow;
  summary: Summary;
  intents: readonly Intent[];
  values: Pick<TransferValues, 'origin' | 'address' | 'bound'>;
  /** What was said beside the form. */
  answers: Answers;
  data: TransferData;
  onRenew: () => void;
}

/** A payment as it is about to leave, line by line. */
export function TransferConfirmPage(props: TransferConfirmPageProps) {
  const { flow, summary, intents, values, answers, data, onRenew } = props;
  const { t } = useTranslation();
  const { facts, queries } = data;
  const { intent, quote } = summary;
  const confirmed = factsOf(intent.payment);
  const from = intent.payment.kind === 'withdraw' ? (intent.payment.order.from ?? []) : [];
  const bill = billOf(values.bound);
  const staleness = useDataStaleness(data);
  const freshness = summaryFreshness(summary, data, useNow());
  const waiting = waitingFor(facts);
  const against = () => {
    if (isForbidden(facts)) return t('transfer.confirm.forbidden');
    if (waiting !== null) return t(`transfer.waiting.${waiting}`);
    // What is asked of a person only now was not answered.
    return isAnswered(facts, answers) ? undefined : t('transfer.confirm.forbidden');
  };
  const change = (
    <>
      {labeled(t('transfer.fee'))}
      <Amount value={quote.amount} symbol={intent.fee.unit} /> →{' '}
      <Amount value={facts.fee?.amount} symbol={facts.feeUnit} />
      {compare(confirmed.amount, facts.amount) === 0 ? null : (
        <>
          {' · '}
          {labeled(t('transfer.amount'))}
          <Amount value={confirmed.amount} symbol={intent.unit} /> →{' '}
          <Amount value={facts.amount} symbol={intent.unit} />
        </>
      )}
    </>
  );
  return (
    <ConfirmFrame
      flow={flow}
      summary={summary}
      intents={intents}
      decided={{
        observedAt: data.observedAt,
        staleness,
        isRefreshing: data.isRefreshing,
        refresh: data.refresh,
        freshness,
        change,
        isAsking: queries.fees.isFetching,
        ask: () => void queries.fees.refetch(),
        strategy: facts.strategy,
        repeats: facts.repeats ?? [],
      }}
      against={against()}
      looksAt={facts.recipients.map(({ screening }) => screening?.kyt.level)}
      sendLabel={t('transfer.confirm.send')}
      onRenew={onRenew}
    >
      <PaymentSheet
        intent={intent}
        muted={staleness !== null}
        madeUp={
          facts.fee === null
            ? undefined
            : feeMakeUp(t, facts.fee, { baseSymbol: confirmed.base_symbol, estimate: data.estimate })
        }
        origin={values.origin}
        entered={values.address}
        strategy={facts.strategy}
        look={
          facts.strategy ? (
            <StrategyLook
              walletId={intent.wallet.id}
              subWalletId={intent.subWallet.id}
              order={{
                symbol: confirmed.symbol,
                amount: confirmed.amount,
                recipients: namedRecipients(confirmed).map(({ address }) => address),
              }}
              said={facts.strategy}
              linked={false}
            />
          ) : null
        }
        facts={[
          ...(bill === null ? [] : [{ key: 'bill', label: t('approval.bill.number'), value: bill.billNo }]),
          ...(from.length === 0
            ? []
            : [
                {
                  key: 'sources',
                  label: t('transfer.source.label'),
                  value: <Sources addresses={from} baseSymbol={confirmed.base_symbol} />,
                },
              ]),
          { key: 'kyt', label: t('transfer.kyt'), value: <ScreeningTag recipients={facts.recipients} /> },
        ]}
      />
    </ConfirmFrame>
  );
}

/** The addresses it was chosen to leave from. */
function Sources({ addresses, baseSymbol }: { addresses: readonly string[]; baseSymbol: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      {addresses.map((address) => (
        <NamedWholeAddress
          key={address}
          address={address}
          baseSymbol={baseSymbol}
          label={t('transfer.source.address')}
        />
      ))}
    </Stack>
  );
}
