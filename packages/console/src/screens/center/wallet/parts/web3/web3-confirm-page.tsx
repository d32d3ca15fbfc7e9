import { Amount, ApprovalLine, Banner, Button, DrawerFooter, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CallView } from '../../../../../shared/contract-call/call-view.tsx';
import { DappCard } from '../../../../../shared/contract-call/dapp-card.tsx';
import { StaleBanner } from '../../../../../shared/freshness/stale-banner.tsx';
import { useNow } from '../../../../../shared/freshness/use-now.ts';
import { useSettled } from '../../../../../shared/freshness/use-settled.ts';
import { useStaleness } from '../../../../../shared/freshness/use-staleness.ts';
import { requestIdOf, type Intent } from '../../../../../shared/intents/intent.ts';
import { approvalNodes } from '../../../../../shared/order/approval-nodes.ts';
import { openIntent } from '../../../../../shared/outcome/open-intents.tsx';
import type { Problem } from '../../../../../shared/outcome/outcome-page.tsx';
import { usePaymentFacts } from '../../../../../shared/outcome/payment-facts.tsx';
import { quoteStanding, type Quote } from '../../../../../shared/payment/quote.rules.ts';
import { earlierPayments, openTwin } from '../transfer/earlier-payments.ts';
import { RepeatsNotice } from '../transfer/repeats-notice.tsx';
import type { Web3Facts } from './use-web3-facts.ts';
import type { Web3Values } from './web3.values.ts';

export interface Web3ConfirmPageProps {
  intent: Intent;
  quote: Quote;
  values: Web3Values;
  facts: Web3Facts;
  intents: readonly Intent[];
  /** The earlier calls that a second one was agreed to, by their request ids. */
  agreed: readonly string[];
  sending: boolean;
  problem: Problem | null;
  onAgree: (agreed: readonly string[]) => void;
  /** Summarizes the form as it stands now, under a new number. */
  onRenew: () => void;
  onConfirm: () => void;
  onBack: () => void;
  onShowIntent: (intent: Intent) => void;
}

/** Everything a person answers for, in full, and the one button that sends it. */
export function Web3ConfirmPage(props: Web3ConfirmPageProps) {
  const { intent, quote, values, facts, intents, agreed, sending, problem } = props;
  const { t } = useTranslation();
  const now = useNow();
  const staleness = useStaleness(facts.observedAt);
  const latest = facts.fee === null ? null : { amount: facts.fee.amount, at: facts.quotedAt };
  const standing = quoteStanding(quote, latest, now);
  const lines = usePaymentFacts(intent, { muted: staleness !== null });
  const twin = openTwin(intent, intents);
  const earlier = earlierPayments(intent, intents, []);
  const isAgreed = earlier.every(({ key }) => agreed.includes(key));
  const { strategy } = facts;
  const shown = [requestIdOf(intent), strategy?.strategy_id, earlier.length];
  const ripe = useSettled(shown.join());

  const reason = (): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (twin !== null) return t('transfer.problem.blocked');
    if (standing !== 'good') return t(`transfer.quote.${standing}`);
    if (facts.amountFault !== null) return t('transfer.confirm.forbidden');
    if (!isAgreed) return t('transfer.repeats.first');
    return ripe || sending ? undefined : t('transfer.confirm.justChanged');
  };
  return (
    <>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={facts.observedAt}
          busy={facts.fees.isFetching}
          onRefresh={facts.refresh}
        />
        {problem === null || twin !== null ? null : (
          <Banner tone="danger" title={t('transfer.refused.title')}>
            {t(`transfer.problem.${problem}`)}
          </Banner>
        )}
        {twin === null ? null : (
          <Banner
            tone="danger"
            title={t('transfer.open.title')}
            action={
              <Button size="small" onClick={() => props.onShowIntent(twin)}>
                {t('transfer.open.show')}
              </Button>
            }
          >
            {openIntent(t, twin)}
          </Banner>
        )}
        {standing === 'good' ? null : (
          <Banner
            tone="attention"
            title={t(`transfer.quote.${standing}`)}
            action={
              <Button
                size="small"
                busy={facts.fees.isFetching}
                onClick={standing === 'old' ? () => void facts.fees.refetch() : props.onRenew}
              >
                {t(standing === 'old' ? 'fee.again' : 'transfer.quote.renew')}
              </Button>
            }
          >
            <Amount value={quote.amount} symbol={intent.fee.unit} /> →{' '}
            <Amount value={latest?.amount} symbol={intent.fee.unit} />
          </Banner>
        )}
        <DappCard name={values.dappName.trim()} url={values.dappUrl.trim()} img={values.dappImg.trim()} />
        <CallView
          inputData={intent.facts.payload ?? '0x'}
          contract={intent.facts.address_to}
          baseSymbol={intent.facts.base_symbol}
          decoded={null}
          token={facts.token}
        />
        <KeyValueList
          items={[
            { ...lines.amount, label: t('web3.amount') },
            lines.fee,
            lines.from,
            ...(intent.payment.order.remark === undefined ? [] : [lines.remark]),
            {
              key: 'strategy',
              label: t('transfer.strategy'),
              value: strategy === null ? t('transfer.strategyNone') : strategy?.name,
            },
            lines.digest,
          ]}
        />
        {strategy ? (
          <Stack gap="s">
            <Text tone="muted" size="label">
              {t('transfer.approvers')}
            </Text>
            <ApprovalLine
              label={t('transfer.approvers')}
              nodes={approvalNodes(strategy.node_list, intent.uid, t)}
            />
          </Stack>
        ) : null}
        <RepeatsNotice
          earlier={earlier}
          coinName={intent.coinName}
          agreed={isAgreed}
          onAgree={(yes) => props.onAgree(yes ? earlier.map(({ key }) => key) : [])}
        />
      </Stack>
      <DrawerFooter>
        <Button block onClick={props.onBack}>
          {t('transfer.confirm.back')}
        </Button>
        <Button block variant="primary" busy={sending} disabledReason={reason()} onClick={props.onConfirm}>
          {t('web3.send')}
        </Button>
      </DrawerFooter>
    </>
  );
}
