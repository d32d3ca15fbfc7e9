import { billing } from '@mpc/api';
import { ApprovalLine, Columns, KeyValueList, Section, Skeleton, Stack, Text, Time } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  approvalNodes,
  MissingPeople,
  useRun,
  useDecision,
  DecisionDialog,
  DecisionNotices,
} from '#features/decisions';
import { RecipientChecks, useRecipientChecks } from '#features/address-check';
import { QrSign } from '#features/signing';
import { lazyPart } from '#shared/lazy-part.ts';
import { StaleBanner } from '#shared/freshness/stale-banner.tsx';
import { useStaleness } from '#shared/freshness/use-staleness.ts';
import { ItemContent } from './item-content.tsx';
import { takesRemark, type Item } from './item.ts';
import { titleText } from './localized-text.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { WhyItem } from './why-item.tsx';

// Of all that waits, only a bill is paid.
const BillPayment = lazyPart(() => import('./bill-payment.tsx'), 'BillPayment');

export interface ItemViewProps {
  item: Item;
  uid: number;
  /** When it was read. */
  observedAt: number;
  refreshing: boolean;
  readAgain: () => Promise<Item | null>;
}

/** One item: what it changes, who asked and why, who is asked, and what this person may do about it. */
export function ItemView({ item, uid, observedAt, refreshing, readAgain }: ItemViewProps) {
  const { t, i18n } = useTranslation();
  const run = useRun();
  const [coin, setCoin] = useState('');
  const decision = useDecision({
    subject: item,
    uid,
    contentOf: (one: Item) => one.content(t),
    readAgain,
    send: async (now, given, saying) => {
      const way = now.ways[given];
      if (typeof way === 'function') await way(run, saying);
      // A bill is settled by being paid.
      else if (now.pays !== undefined) await run(billing.pay, { bill_id: now.pays.bill_id, symbol: coin });
    },
  });
  const recipients = useRecipientChecks(item.recipients ?? [], item.myAction !== 0);
  const staleness = useStaleness(observedAt);
  const { phase, changed, pending, reviewed } = decision;
  const isOpen = item.status === 0;
  const blocked = () => {
    if (pending !== null) return t('approval.off.unknown');
    if (changed !== null) return t(`approval.off.${changed}`);
    return staleness === null ? undefined : t(`approval.off.${staleness}`);
  };
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
      <Text as="p" tone="strong">
        {title}
      </Text>
      <Columns min="320px" gap="xl">
        <Stack gap="xl">
          <ItemContent item={item} />
          <AskedFor item={item} />
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
        </Stack>
        <Section title={t('approval.whyTitle')}>
          <Stack>
            <WhyItem item={item} uid={uid} />
            <MissingPeople subject={item} createdAt={item.createdAt} />
            <ApprovalLine
              label={t('approval.line')}
              nodes={approvalNodes(item.nodes, uid, t).map((node) => ({
                ...node,
                // Once it is over, nobody is waited for.
                people: node.people.filter(({ state }) => isOpen || state !== 'waiting'),
              }))}
            />
          </Stack>
        </Section>
      </Columns>
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
          <Text as="p" tone="strong">
            {title}
          </Text>
          <ItemContent item={reviewed} />
        </DecisionDialog>
      ) : null}
      {phase.kind === 'signing' ? (
        <QrSign
          request={{ ...item.code, summary: title ?? '' }}
          check={decision.check}
          onClose={() => {
            decision.stop();
            // Whoever closes it before the answer came may have confirmed it all the same.
            void readAgain();
          }}
        >
          <ItemContent item={reviewed} />
        </QrSign>
      ) : null}
    </Stack>
  );
}

/** Who asked, when and why, and until when it waits. */
function AskedFor({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { initiator, createdAt, expireAt, remark, status } = item;
  return (
    <KeyValueList
      items={[
        { key: 'asked', label: t('approval.askedBy'), value: initiator?.nickname },
        { key: 'created', label: t('approval.createdAt'), value: <Time at={createdAt} /> },
        ...(remark === '' ? [] : [{ key: 'reason', label: t('approval.reason'), value: remark }]),
        ...(expireAt === undefined || status !== 0
          ? []
          : [
              {
                key: 'expires',
                label: t('approval.expires'),
                value: expireAt === 0 ? t('approval.never') : <Time at={expireAt} />,
              },
            ]),
      ]}
    />
  );
}
