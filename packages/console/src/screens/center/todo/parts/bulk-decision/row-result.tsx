import { Banner, Button, StatusTag, type Tone } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Item, ItemContent, titleText } from '#features/approvals';
import {
  changedContent,
  forgetDecision,
  decisionOutcome,
  decisionTones,
  type Decision,
} from '#features/decisions';
import { QrSign, useQrSignAhead } from '#features/signing';
import { nextWait } from '#shared/freshness/next-wait.ts';
import type { RowOutcome } from './decide-in-bulk.ts';

export interface RowResultProps {
  item: Item;
  outcome: RowOutcome;
  decision: Decision;
  readAgain: () => Promise<Item | null>;
  tell: (key: string, outcome: RowOutcome) => void;
}

const tones: Record<Exclude<RowOutcome['kind'], 'done' | 'leftOut'>, Tone> = {
  waiting: 'idle',
  sending: 'running',
  phone: 'attention',
  refused: 'danger',
  changed: 'attention',
  handled: 'attention',
  unknown: 'attention',
  notSent: 'idle',
};

/** What became of one of them; what is left to do on the phone; and the search for an answer that was lost. */
export function RowResult({ item, outcome, decision, readAgain, tell }: RowResultProps) {
  const { t } = useTranslation();
  if (outcome.kind === 'unknown')
    return <Lost outcome={outcome} item={item} readAgain={readAgain} tell={tell} decision={decision} />;
  if (outcome.kind === 'leftOut') return <LeftOut reason={outcome.reason} />;
  if (outcome.kind === 'refused')
    return <Banner tone="danger">{outcome.reason || t('approval.notSent')}</Banner>;
  return (
    <>
      <StatusTag tone={outcome.kind === 'done' ? decisionTones[decision] : tones[outcome.kind]}>
        {outcome.kind === 'done' ? t(`approval.done.${decision}`) : t(`bulkDecision.row.${outcome.kind}`)}
      </StatusTag>
      {outcome.kind === 'phone' ? <SignOne item={outcome.item} readAgain={readAgain} tell={tell} /> : null}
    </>
  );
}

/** Why one of several is left out of what is decided. */
export function LeftOut({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" title={t('bulkDecision.leftOut')}>
      {reason}
    </Banner>
  );
}

function SignOne({ item, readAgain, tell }: Pick<RowResultProps, 'item' | 'readAgain' | 'tell'>) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  useQrSignAhead(true);
  const check = async () => {
    const now = await readAgain();
    if (now === null) return 'unread';
    return changedContent(item.content(t), now.content(t)).length === 0 ? 'same' : 'changed';
  };
  const close = async () => {
    setOpen(false);
    const now = await readAgain();
    if (now !== null && now.myAction === 0) tell(item.key, { kind: 'done' });
  };
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t(item.myAction === 2 ? 'approval.act.sign' : 'approval.act.phone')}
      </Button>
      {open ? (
        <QrSign
          request={{ ...item.code, summary: titleText(item.title, { t, i18n }) ?? '' }}
          check={check}
          onClose={() => void close()}
        >
          <ItemContent item={item} />
        </QrSign>
      ) : null}
    </>
  );
}

interface LostProps extends Omit<RowResultProps, 'outcome'> {
  outcome: Extract<RowOutcome, { kind: 'unknown' }>;
}

function Lost({ item, outcome: { sent }, readAgain, tell }: LostProps) {
  const { t } = useTranslation();
  const [checks, setChecks] = useState(0);
  const check = async () => {
    const now = await readAgain();
    const outcome = now === null ? 'unseen' : decisionOutcome(sent, now);
    if (outcome === 'unseen') setChecks(checks + 1);
    else {
      forgetDecision(sent);
      tell(item.key, { kind: outcome === 'taken' ? 'done' : 'handled' });
    }
  };
  const look = useEffectEvent(check);
  useEffect(() => {
    const wait = nextWait(checks);
    if (wait === null) return undefined;
    const timer = setTimeout(() => void look(), wait);
    return () => clearTimeout(timer);
  }, [checks]);
  return (
    <Banner
      tone="attention"
      title={t('approval.unknown.title')}
      action={
        <Button size="small" onClick={() => void check()}>
          {t('approval.unknown.check')}
        </Button>
      }
    >
      {t('approval.unknown.detail', { count: checks })}
    </Banner>
  );
}
