import { orderDigest } from '@mpc/api/fingerprint';
import { Banner, Columns, Stack } from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RecipientChecks, recipientNotes, useRecipientChecks } from '#features/address-check';
import { useCallReading } from '#features/contract-call';
import {
  useApproveGuard,
  useBegin,
  useRun,
  useDecision,
  DecisionNotices,
  OwnStateTag,
} from '#features/decisions';
import {
  type Begin,
  ChainFacts,
  decidedAs,
  isCall,
  mayDecide,
  orderContent,
  orderFacts,
  orderFault,
  OrderFingerprint,
  OrderSheet,
  type OrderInfo,
  type OrderRef,
  type OrderSubject,
  paidRecipients,
  sendDecision,
  subjectOf,
  summaryOf,
  useSignRight,
} from '#features/orders';
import { EvidenceSection, orderEvidence } from '#features/evidence';
import { useOwnRecords } from '#features/payments';
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
import { DifferingNotice } from './differing-notice.tsx';
import { SweepFacts } from './sweep-facts.tsx';
import { useBlocks } from './use-blocks.ts';
import { useInscriptions } from './use-inscriptions.ts';
import { useOutputs } from './use-outputs.ts';
import { useSpeedUpRight } from './use-speed-up-right.ts';

export interface OrderViewProps {
  asked: OrderRef;
  order: OrderInfo;
  begin: Begin | undefined;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided: (() => void) | undefined;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<OrderInfo | null>;
}

/** One order from who asked to how it ended, and what this person may do about it. */
export function OrderView(props: OrderViewProps) {
  const { asked, order, begin, uid, observedAt, refreshing, readAgain, onDecided } = props;
  const { t } = useTranslation();
  const run = useRun();
  const subject = useMemo(() => subjectOf(order), [order]);
  const signing = useSignRight(order, uid);
  const reading = useCallReading(isCall(order) ? (order.input_data ?? '0x') : null);
  const recipients = useRecipientChecks(
    [paidRecipients(order, reading)],
    order.my_action !== 0 || signing !== null,
  );
  const decision = useDecision({
    subject,
    uid,
    contentOf: (one: OrderSubject) => orderContent(one.order, t),
    readAgain: async () => {
      const now = await readAgain();
      return now === null ? null : subjectOf(now);
    },
    send: (_now, given, saying) => sendDecision(asked, given, { run, ...saying }),
    notes: recipientNotes(t, recipients.findings),
    digestOf: (one) => orderDigest(orderFacts(one.order)),
    mayDecide,
    onTaken: onDecided,
    done: (given) => t(`order.done.${given}`),
  });
  const speedUp = useSpeedUpRight(order);
  const [isSpeeding, setSpeeding] = useState(begin === 'speedUp');
  const staleness = useStaleness(observedAt);
  const outputs = useOutputs(order);
  const inscriptions = useInscriptions(order);
  const fault = outputs.fault === 'differ' ? 'outputs.differ' : orderFault(order);
  const record = useOwnRecords(uid)(order);
  const { phase, changed } = decision;
  const blocks = useBlocks({
    order,
    reading,
    decision,
    staleness,
    outputs,
    inscriptions,
    record,
    recipients: recipients.blocked,
  });
  useBegin(decision, {
    decision: begin === 'speedUp' ? undefined : begin,
    mayDecide: (given) => mayDecide(subject, given),
    isReading: recipients.isReading || outputs.fault === 'reading' || inscriptions.fault === 'reading',
    blocked: (given) => (given === 'approve' ? blocks.agreeing : blocks.anything),
  });
  useApproveGuard(decision, blocks.unsafe);
  const decides = order.can_cancel || order.my_action !== 0 || signing !== null;
  const asking = (phase.kind === 'asking' && changed === null) || phase.kind === 'sending';
  const { kind, id } = asked;
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
      <DifferingNotice order={order} record={record} />
      {fault === null ? null : <Banner tone="danger">{t(`order.off.${fault}`)}</Banner>}
      <DecisionNotices decision={decision} onCheck={() => void readAgain()} />
      {signing?.barred === undefined ? null : <Banner tone="idle">{signing.barred}</Banner>}
      <RecipientChecks checks={recipients} />
      <OrderSheet
        isExplained
        order={order}
        state={<OwnStateTag subject={subject} uid={uid} />}
        confirmed={record?.confirmed}
        changes={decides && changed === null ? t('decision.noChanges') : undefined}
      >
        {isCall(order) ? <OrderCall order={order} /> : <OrderOutputs order={order} outputs={outputs} />}
        <OrderInscriptions inscriptions={inscriptions} />
      </OrderSheet>
      <Columns min="320px" gap="xl">
        <Stack gap="xl">
          <OrderApproval order={order} uid={uid} />
          <OrderSigning order={order} />
          <OrderStory order={order} />
        </Stack>
        <Stack gap="xl">
          <ChainFacts
            txid={order.txid}
            txidLink={order.txid_link}
            confirmations={order.confirmations}
            confirmationsNeeded={order.withdraw_confirmation}
            height={order.tx_height}
            replaced={order.replaced}
          />
          <OrderFacts order={order} />
          <SweepFacts order={order} />
          <DelegatedEnergy order={order} />
        </Stack>
      </Columns>
      <OrderLog log={order.log} />
      <Suspense>
        <EvidenceSection
          read={async () => {
            const now = await readAgain();
            return now === null ? null : orderEvidence(now, t);
          }}
        />
      </Suspense>
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
            business_type: decidedAs({ trans_kind: asked.kind }) ?? 'withdraw',
            business_id: asked.id,
            summary: summaryOf(decision.reviewed.order),
          }}
          check={decision.check}
          shown={decision.shown}
          isUnsafe={blocks.unsafe !== undefined}
          fingerprint={<OrderFingerprint facts={orderFacts(decision.reviewed.order)} />}
          onClose={() => void decision.stopSigning()}
        >
          <OrderSheet order={decision.reviewed.order} hasFingerprint={false} />
        </QrSign>
      ) : null}
      {isSpeeding && speedUp !== null && (kind === 'withdraw' || kind === 'web3') ? (
        <Suspense>
          <SpeedUpDrawer
            kind={kind}
            id={id}
            onShowOrder={() => setSpeeding(false)}
            onClose={() => setSpeeding(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
