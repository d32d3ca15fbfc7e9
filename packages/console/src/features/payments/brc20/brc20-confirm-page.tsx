import { Amount, KeyValueList, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { feeMakeUp } from '#features/network-fee';
import { factsOf, type Intent } from '../intents/intent.ts';
import { PaymentSheet } from '../outcome/payment-sheet.tsx';
import { ConfirmFrame } from '../flow/confirm-frame.tsx';
import { useDecided } from '../flow/use-decided.tsx';
import type { PaymentFlow, Summary } from '../flow/use-payment-flow.ts';
import { ScreeningTag } from '../recipients/screening-tag.tsx';
import { type Brc20Answers, brc20WaitsFor, isBrc20Answered, isBrc20Forbidden } from './brc20.rules.ts';
import { totalsOf, type Brc20Values } from './brc20.values.ts';
import type { Brc20Facts } from './use-brc20-facts.ts';

export interface Brc20ConfirmPageProps {
  flow: PaymentFlow;
  summary: Summary;
  intents: readonly Intent[];
  values: Brc20Values;
  /** What was said beside the form. */
  answers: Brc20Answers;
  facts: Brc20Facts;
  onRenew: () => void;
}

/** A transfer of inscriptions as it is about to leave, each of them by its number. */
export function Brc20ConfirmPage(props: Brc20ConfirmPageProps) {
  const { flow, summary, intents, values, answers, facts, onRenew } = props;
  const { intent } = summary;
  const confirmed = factsOf(intent.payment);
  const { t } = useTranslation();
  const decided = useDecided(summary, facts);
  const against = (): string | undefined => {
    if (isBrc20Forbidden(facts)) return t('transfer.confirm.forbidden');
    const waiting = brc20WaitsFor(facts, values.chosen.length);
    if (waiting === null) {
      const isAnswered = facts.recipient !== null && isBrc20Answered(facts.recipient, answers);
      return isAnswered ? undefined : t('transfer.confirm.forbidden');
    }
    return waiting === 'inscriptions' ? t('brc20.which') : t(`transfer.waiting.${waiting}`);
  };
  return (
    <ConfirmFrame
      flow={flow}
      summary={summary}
      intents={intents}
      decided={decided}
      against={against()}
      looksAt={[facts.recipient?.screening?.kyt.level]}
      sendLabel={t('transfer.confirm.send')}
      onRenew={onRenew}
    >
      <PaymentSheet
        intent={intent}
        muted={decided.staleness !== null}
        madeUp={
          facts.fee === null
            ? undefined
            : feeMakeUp(t, facts.fee, { baseSymbol: confirmed.base_symbol, estimate: facts.fees.data })
        }
        headline={totalsOf(values.chosen).map(({ ticker, amount }) => (
          <div key={ticker}>
            <Amount value={amount} symbol={ticker} />
          </div>
        ))}
        origin={values.origin}
        strategy={decided.strategy}
        facts={[
          {
            key: 'outputs',
            label: t('brc20.outputs'),
            value: <Amount value={confirmed.amount} symbol={intent.unit} />,
          },
          { key: 'kyt', label: t('transfer.kyt'), value: <ScreeningTag recipients={facts.recipients} /> },
        ]}
      >
        <KeyValueList
          items={values.chosen.map((one) => ({
            key: one.inscription_id,
            label: `#${one.inscription_number}`,
            value: (
              <>
                <Amount value={one.amount} symbol={one.ticker} />{' '}
                <Text size="label" tone="muted">
                  <code>{one.inscription_id}</code>
                </Text>
              </>
            ),
          }))}
        />
      </PaymentSheet>
    </ConfirmFrame>
  );
}
