import { billing } from '@mpc/api';
import { ApprovalLine, Section, Skeleton, Stack } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  allows,
  approvalNodes,
  type Decision,
  useApproveGuard,
  useBegin,
  useRun,
  useDecision,
  DecisionDialog,
  DecisionNotices,
} from '#features/decisions';
import { RecipientChecks, recipientNotes, useRecipientChecks } from '#features/address-check';
import { BillPayment, paidContent, PaidWith } from '#features/bills';
import { EvidenceSection } from '#features/evidence';
import { OrderFingerprint } from '#features/orders';
import { QrSign } from '#features/signing';
import { StrategyCheck } from '#features/strategy-check';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { ItemSheet } from './item-sheet.tsx';
import { takesRemark, type Item } from './item.ts';
import { itemEvidence } from './item-evidence.ts';
import { itemDigest } from './item-digest.ts';
import { titleText } from './localized-text.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

export interface ItemViewProps {
  item: Item;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<Item | null>;
  /** What is asked about at once, where the item allows it. */
  begin?: Decision | undefined;
  /** It was decided here, and nothing of it is left for this person. */
  onDecided?: (() => void) | undefined;
}

/** One item: what it changes, who asked and why, who is asked, and what this person may do about it. */
export function ItemView(props: ItemViewProps) {
  const { item, uid, observedAt, refreshing, readAgain, begin, onDecided } = props;
  const { t, i18n } = useTranslation();
  const run = useRun();
  const [coin, setCoin] = useState('');
  const recipients = useRecipientChecks(item.recipients ?? [], item.myAction !== 0);
  const decision = useDecision({
    subject: item,
    uid,
    contentOf: (one: Item) =>
      one.pays === undefined ? one.content(t) : paidContent(one.content(t), one.pays, coin, t),
    readAgain,
    digestOf: itemDigest,
    notes: recipientNotes(t, recipients.findings),
    onTaken: onDecided,
    send: async (now, given, saying) => {
      const way = now.ways[given];
      if (typeof way === 'function') await way(run, saying);
      // A bill is settled by being paid.
      else if (now.pays !== undefined)
        await run(billing.pay, { bill_id: now.pays.bill_id, symbol: coin, ...saying.shown });
    },
  });
  const staleness = useStaleness(observedAt);
  const { phase, changed, pending, reviewed } = decision;
  const isOpen = item.status === 0;
  const blocked = () => {
    if (pending !== null) return t('approval.off.unknown');
    if (changed !== null) return t(`approval.off.${changed}`);
    return staleness === null ? undefined : t(`approval.off.${staleness}`);
  };
  useBegin(decision, {
    decision: begin,
    // A bill is paid, and the phone decides some.
    mayDecide: (given) =>
      allows(item, given) && item.pays === undefined && typeof item.ways[given] === 'function',
    isReading: recipients.isReading,
    blocked: (given) => blocked() ?? (given === 'approve' ? recipients.blocked : undefined),
  });
  useApproveGuard(decision, recipients.blocked);
  const title = titleText(item.title, { t, i18n });
  const asking = (phase.kind === 'asking' && changed === null) || phase.kind === 'sending';
  return (
    <Stack>
      {isOpen ? (
        <StaleBanner
          staleness={staleness}
          observedAt={observedAt}
          busy={refreshing}
          onRefresh={() => void readAgain()}
        />
      ) : null}
      <RecipientChecks checks={recipients} />
      <DecisionNotices decision={decision} onCheck={() => void readAgain()} />
      <ItemSheet
        item={item}
        isTitled
        changes={isOpen && item.myAction !== 0 && changed === null ? t('decision.noChanges') : undefined}
      >
        {item.pays !== undefined && item.myAction !== 0 ? (
          <Suspense fallback={<Skeleton shape="form" />}>
            <BillPayment
              bill={item.pays}
              symbol={coin}
              onSymbol={setCoin}
              blocked={blocked()}
              onPaid={() => decision.ask('approve')}
            />
          </Suspense>
        ) : null}
      </ItemSheet>
      {isOpen && item.replays !== undefined ? (
        <Suspense fallback={<Skeleton shape="rows" count={3} />}>
          <StrategyCheck walletId={item.walletId} subWalletId={item.subWalletId} change={item.replays} />
        </Suspense>
      ) : null}
      {/* An open bill has no step but its payment, which is said above. */}
      {item.nodes.length === 0 || (isOpen && item.pays !== undefined) ? null : (
        <Section title={t('approval.line')}>
          <ApprovalLine
            label={t('approval.line')}
            nodes={approvalNodes(item.nodes, uid, t).map((node) => ({
              ...node,
              // Once it is over, nobody is waited for.
              people: node.people.filter(({ state }) => isOpen || state !== 'waiting'),
            }))}
          />
        </Section>
      )}
      <Suspense>
        <EvidenceSection
          read={async () => {
            const now = await readAgain();
            return now === null ? null : itemEvidence(now, t);
          }}
        />
      </Suspense>
      <DecisionButtons
        item={item}
        uid={uid}
        blocked={blocked()}
        unsafe={recipients.blocked}
        refused={phase.kind === 'refused' ? phase.reason : undefined}
        busy={phase.kind === 'sending' ? phase.decision : null}
        onAsk={decision.ask}
        onSign={decision.sign}
      />
      {asking ? (
        <DecisionDialog
          decision={phase.decision}
          summary={reviewed.key}
          takesRemark={takesRemark(item, phase.decision)}
          words={
            item.pays === undefined
              ? undefined
              : {
                  title: t('approval.bill.ask'),
                  confirm: t('approval.bill.paid'),
                  consequence: t('approval.bill.consequence'),
                }
          }
          busy={phase.kind === 'sending'}
          onConfirm={(remark) => void decision.decide(phase.decision, remark)}
          onCancel={decision.stop}
        >
          <ItemSheet item={reviewed} />
          {reviewed.pays === undefined ? null : <PaidWith bill={reviewed.pays} symbol={coin} />}
        </DecisionDialog>
      ) : null}
      {phase.kind === 'signing' ? (
        <QrSign
          request={{ ...item.code, summary: title ?? '' }}
          check={decision.check}
          shown={decision.shown}
          isUnsafe={recipients.blocked !== undefined}
          fingerprint={
            reviewed.payment === undefined ? undefined : <OrderFingerprint facts={reviewed.payment} />
          }
          onClose={() => void decision.stopSigning()}
        >
          <ItemSheet item={reviewed} hasFingerprint={false} />
        </QrSign>
      ) : null}
    </Stack>
  );
}
