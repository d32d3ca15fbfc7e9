import type { StrategyFor, TransactionRow } from '@mpc/api';
import { ApprovalLine, Banner, Button, DrawerFooter, Section, Stack } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { approvalNodes } from '#features/decisions';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useSettled } from '#shared/freshness/use-settled.ts';
import type { Staleness } from '#shared/freshness/use-staleness.ts';
import { requestIdOf, type Intent } from '../intents/intent.ts';
import { openIntent } from '../outcome/open-intents.tsx';
import { earlierPayments, openDuplicate } from './earlier-payments.ts';
import { RepeatsNotice } from './repeats-notice.tsx';
import type { PaymentFlow, Summary } from './use-payment-flow.ts';

/** What a confirmation is decided on, beside the payment itself. */
export interface Decided {
  /** When the oldest of it was last heard, and whether that may still be acted on. */
  observedAt: number;
  staleness: Staleness | null;
  isRefreshing: boolean;
  refresh: () => void;
  /** Whether the fee, and with it the payment, is still as it was summarized. */
  freshness: 'good' | 'changed' | 'old';
  /** What it was, and what it is now. */
  change: ReactNode;
  isAsking: boolean;
  /** Asks for the fee again. */
  ask: () => void;
  /** Null where none applies; undefined while it is asked for. */
  strategy: StrategyFor | null | undefined;
  /** The payments the server knows of that this one may repeat. */
  repeats?: readonly TransactionRow[] | undefined;
}

interface ConfirmFrameProps {
  flow: PaymentFlow;
  summary: Summary;
  intents: readonly Intent[];
  decided: Decided;
  /** Says what else stands against sending it. */
  against: string | undefined;
  /** What else a person looks at: where it changes, the button waits a moment. */
  looksAt?: readonly unknown[];
  sendLabel: string;
  /** Summarizes the form as it stands now, under a new number. */
  onRenew: () => void;
  children: ReactNode;
}

/** Everything a person answers for, in full, who decides after them, and the one button that sends it. */
export function ConfirmFrame(props: ConfirmFrameProps) {
  const { flow, summary, intents, decided, against, looksAt = [], sendLabel, onRenew, children } = props;
  const { t } = useTranslation();
  const { intent } = summary;
  const { staleness, freshness, strategy } = decided;
  const duplicate = openDuplicate(intent, intents);
  const earlier = earlierPayments(intent, intents, decided.repeats ?? []);
  const isAgreed = earlier.every(({ key }) => flow.agreed.includes(key));
  const isSettled = useSettled(
    [requestIdOf(intent), JSON.stringify(strategy), earlier.length, ...looksAt].join(),
  );

  const reason = (): string | undefined => {
    if (staleness !== null) return t(`freshness.${staleness}`);
    if (duplicate !== null) return t('transfer.problem.blocked');
    if (freshness !== 'good') return t(`transfer.quote.${freshness}`);
    if (against !== undefined) return against;
    if (!isAgreed) return t('transfer.repeats.first');
    return isSettled || flow.sending ? undefined : t('transfer.confirm.justChanged');
  };
  return (
    <>
      <Stack>
        <StaleBanner
          staleness={staleness}
          observedAt={decided.observedAt}
          busy={decided.isRefreshing}
          onRefresh={decided.refresh}
        />
        {flow.problem === null || duplicate !== null ? null : (
          <Banner tone="danger" title={t('transfer.refused.title')}>
            {t(`transfer.problem.${flow.problem}`)}
          </Banner>
        )}
        {duplicate === null ? null : (
          <Banner
            tone="danger"
            title={t('transfer.open.title')}
            action={
              <Button size="small" onClick={() => flow.toOutcome(duplicate)}>
                {t('transfer.open.show')}
              </Button>
            }
          >
            {openIntent(t, duplicate)}
          </Banner>
        )}
        {freshness === 'good' ? null : (
          <Banner
            tone="attention"
            title={t(`transfer.quote.${freshness}`)}
            action={
              freshness === 'old' ? (
                <Button size="small" busy={decided.isAsking} onClick={decided.ask}>
                  {t('fee.again')}
                </Button>
              ) : (
                <Button size="small" onClick={onRenew}>
                  {t('transfer.quote.renew')}
                </Button>
              )
            }
          >
            {freshness === 'changed' ? decided.change : null}
          </Banner>
        )}
        {children}
        {strategy === undefined || strategy === null || strategy.node_list.length < 2 ? null : (
          <Steps strategy={strategy} uid={intent.uid} />
        )}
        <RepeatsNotice
          earlier={earlier}
          coinName={intent.coinName}
          agreed={isAgreed}
          onAgree={(yes) => flow.agree(yes ? earlier.map(({ key }) => key) : [])}
        />
      </Stack>
      <ConfirmFooter
        label={sendLabel}
        sending={flow.sending}
        reason={reason()}
        onBack={flow.toForm}
        onSend={() => void flow.dispatch(intent, flow.agreed)}
      />
    </>
  );
}

/** Who is asked one after the other, where that is more than one step. */
function Steps({ strategy, uid }: { strategy: StrategyFor; uid: number }) {
  const { t } = useTranslation();
  return (
    <Section title={t('transfer.approvers')}>
      <ApprovalLine
        label={t('transfer.approvers')} // Nobody is asked yet.
        nodes={approvalNodes(strategy.node_list, uid, t).map((node) => ({ ...node, state: 'waiting' }))}
      />
    </Section>
  );
}

interface ConfirmFooterProps {
  label: string;
  sending: boolean;
  /** Why it cannot be sent now. */
  reason: string | undefined;
  onBack: () => void;
  onSend: () => void;
}

/** Back, and send. */
function ConfirmFooter({ label, sending, reason, onBack, onSend }: ConfirmFooterProps) {
  const { t } = useTranslation();
  return (
    <DrawerFooter>
      <Button block onClick={onBack}>
        {t('transfer.confirm.back')}
      </Button>
      <Button block variant="primary" busy={sending} disabledReason={reason} onClick={onSend}>
        {label}
      </Button>
    </DrawerFooter>
  );
}
