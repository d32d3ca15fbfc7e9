import { Amount, ApprovalLine, Banner, Button, DrawerFooter, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { AddressLens } from '../../../../../shared/address/address-lens.tsx';
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
import { ScreeningTag } from '../transfer/screening-tag.tsx';
import { brc20WaitsFor, isBrc20Forbidden } from './brc20.rules.ts';
import { totalsOf, type Brc20Values } from './brc20.values.ts';
import type { Brc20Facts } from './use-brc20-facts.ts';

export interface Brc20ConfirmPageProps {
  intent: Intent;
  quote: Quote;
  values: Brc20Values;
  facts: Brc20Facts;
  intents: readonly Intent[];
  /** The earlier payments that a second one was agreed to, by their request ids. */
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
export function Brc20ConfirmPage(props: Brc20ConfirmPageProps) {
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
  const shown = [
    requestIdOf(intent),
    strategy?.strategy_id,
    facts.payee?.screening?.kyt.level,
    earlier.length,
  ];
  const ripe = useSettled(shown.join());

  const reason = (): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (twin !== null) return t('transfer.problem.blocked');
    if (standing !== 'good') return t(`transfer.quote.${standing}`);
    if (isBrc20Forbidden(facts)) return t('transfer.confirm.forbidden');
    const waiting = brc20WaitsFor(facts, values.chosen.length);
    if (waiting !== null)
      return waiting === 'inscriptions' ? t('brc20.which') : t(`transfer.waiting.${waiting}`);
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
        <KeyValueList
          items={[
            {
              key: 'tokens',
              label: t('brc20.tokens'),
              value: (
                <Stack gap="xs">
                  {totalsOf(values.chosen).map(({ ticker, amount }) => (
                    <Text key={ticker} tone="strong">
                      <Amount value={amount} symbol={ticker} />
                    </Text>
                  ))}
                </Stack>
              ),
            },
            {
              key: 'inscriptions',
              label: t('brc20.which'),
              value: (
                <Stack gap="xs">
                  {values.chosen.map((one) => (
                    <span key={one.inscription_id}>
                      #{one.inscription_number} · <Amount value={one.amount} symbol={one.ticker} />
                    </span>
                  ))}
                </Stack>
              ),
            },
            {
              key: 'to',
              label: t('transfer.to'),
              value: (
                <AddressLens
                  address={intent.facts.address_to}
                  label={t('transfer.to')}
                  baseSymbol={intent.facts.base_symbol}
                  subWalletId={intent.subWallet.id}
                  origin={values.origin}
                />
              ),
            },
            { ...lines.amount, label: t('brc20.outputs') },
            lines.fee,
            lines.total,
            lines.from,
            ...(intent.payment.order.remark === undefined ? [] : [lines.remark]),
            { key: 'kyt', label: t('transfer.kyt'), value: <ScreeningTag payees={facts.payees} /> },
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
          {t('transfer.confirm.send')}
        </Button>
      </DrawerFooter>
    </>
  );
}
