import { Banner, Columns, Section, Stack } from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedContent, useRun, useDecision, DecisionNotices } from '#features/decisions';
import {
  type Begin,
  ChainFacts,
  decidedAs,
  isCall,
  mayDecide,
  orderContent,
  OrderEssence,
  orderFacts,
  OrderFingerprint,
  type OrderInfo,
  type OrderSubject,
  paysSeveral,
  sendDecision,
  subjectOf,
  summaryOf,
  useSignRight,
} from '#features/orders';
import { QrSign } from '#features/signing';
import { SpeedUpDrawer } from '#features/speed-up';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { OrderDecisionDialog } from './order-decision-dialog.tsx';
import { DelegatedEnergy } from './delegated-energy.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderApproval } from './order-approval.tsx';
import { OrderCall } from './order-call.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderInscriptions } from './order-inscriptions.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderOutputs } from './order-outputs.tsx';
import { OrderSigning } from './order-signing.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderSum } from './order-sum.tsx';
import { StrayNotice } from './stray-notice.tsx';
import { SweepFacts } from './sweep-facts.tsx';
import { useBlocks } from './use-blocks.ts';
import { useInscriptions } from './use-inscriptions.ts';
import { useOutputs } from './use-outputs.ts';
import { useOwnRecord } from './use-own-record.ts';
import { useSpeedUpRight } from './use-speed-up-right.ts';

export interface OrderViewProps {
  order: OrderInfo;
  begin: Begin | undefined;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<OrderInfo | null>;
}

/** One order from who asked to how it ended, and what this person may do about it. */
export function OrderView({ order, begin, uid, observedAt, refreshing, readAgain }: OrderViewProps) {
  const { t } = useTranslation();
  const run = useRun();
  const decision = useDecision({
    subject: useMemo(() => subjectOf(order), [order]),
    uid,
    // What is paid to whom matters to everybody, and also when it is over.
    changesBetween: (before: OrderSubject, now) =>
      changedContent(orderContent(before.order, t), orderContent(now.order, t)),
    readAgain: async () => {
      const now = await readAgain();
      return now === null ? null : subjectOf(now);
    },
    send: (now, given, saying) => sendDecision(now.order, given, { run, ...saying }),
    mayDecide,
    begin: begin === 'cancel' ? 'revoke' : undefined,
    done: (given) => t(`order.done.${given}`),
  });
  const signing = useSignRight(order, uid);
  const speedUp = useSpeedUpRight(order);
  const [isSpeeding, setSpeeding] = useState(begin === 'speedUp');
  const staleness = useStaleness(observedAt);
  const outputs = useOutputs(order);
  const inscriptions = useInscriptions(order);
  const record = useOwnRecord(order, uid);
  const { phase, changes } = decision;
  const several = paysSeveral(order);
  const blocks = useBlocks({ order, decision, staleness, outputs, inscriptions, record });
  const decides = order.can_cancel || order.my_action !== 0 || signing !== null;
  const asking = (phase.kind === 'asking' && changes.length === 0) || phase.kind === 'sending';
  const { trans_kind: kind } = order;
  return (
    <Stack>
      {decides ? (
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={refreshing}
          onRefresh={() => void readAgain()}
        />
      ) : null}
      <StrayNotice order={order} record={record} />
      <DecisionNotices decision={decision} onCheck={() => void readAgain()} />
      {signing?.barred === undefined ? null : <Banner tone="idle">{signing.barred}</Banner>}
      {several ? (
        <>
          <OrderSum order={order} />
          <OrderOutputs order={order} outputs={outputs} />
        </>
      ) : null}
      <Columns min="320px" gap="xl">
        <Stack gap="xl">
          {several ? null : <OrderSum order={order} />}
          <Section title={t('fingerprint.label')}>
            <OrderFingerprint facts={orderFacts(order)} confirmed={record?.intent.digest} />
          </Section>
          {isCall(order) ? <OrderCall order={order} /> : null}
          <OrderInscriptions inscriptions={inscriptions} />
          <OrderFacts order={order} />
          <SweepFacts order={order} />
          <DelegatedEnergy order={order} />
          <ChainFacts
            txid={order.txid}
            txidLink={order.txid_link}
            confirmations={order.confirmations}
            confirmationsNeeded={order.withdraw_confirmation}
            height={order.tx_height}
            replaced={order.replaced}
          />
        </Stack>
        <Stack gap="xl">
          <OrderApproval order={order} uid={uid} />
          <OrderSigning order={order} />
          <OrderStory order={order} />
        </Stack>
      </Columns>
      <OrderLog log={order.log} />
      <OrderActions
        order={order}
        blocks={blocks}
        signing={signing}
        speedUp={speedUp}
        refused={phase.kind === 'refused' ? phase.reason : undefined}
        busy={phase.kind === 'sending' ? phase.decision : null}
        onAsk={decision.ask}
        onSign={decision.sign}
        onSpeedUp={() => setSpeeding(true)}
      />
      {asking ? (
        <OrderDecisionDialog
          order={decision.reviewed.order}
          decision={phase.decision}
          busy={phase.kind === 'sending'}
          onConfirm={(remark) => void decision.decide(phase.decision, remark)}
          onCancel={decision.stop}
        />
      ) : null}
      {phase.kind === 'signing' ? (
        <QrSign
          request={{
            business_type: decidedAs(order) ?? 'withdraw',
            business_id: order.id,
            summary: summaryOf(order),
          }}
          onClose={() => {
            decision.stop();
            // Whoever closes it before the answer came may have signed all the same.
            void readAgain();
          }}
        >
          <OrderEssence order={order} />
        </QrSign>
      ) : null}
      {isSpeeding && speedUp !== null && (kind === 'withdraw' || kind === 'web3') ? (
        <Suspense>
          <SpeedUpDrawer kind={kind} id={order.id} onClose={() => setSpeeding(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
