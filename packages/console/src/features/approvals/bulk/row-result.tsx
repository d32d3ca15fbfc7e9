import { Banner, Button, Inline, StatusTag, type Tone } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { forgetDecision, decisionOutcome, decisionTones, type Decision } from '#features/decisions';
import { nextWait } from '#shared/freshness/next-wait.ts';
import type { Item } from '../item.ts';
import type { RowOutcome } from './decide-in-bulk.ts';

export interface RowResultProps {
  item: Item;
  outcome: RowOutcome;
  decision: Decision;
  readAgain: () => Promise<Item | null>;
  tell: (key: string, outcome: RowOutcome) => void;
  /** Somebody signs this one by itself. */
  onSign: (item: Item) => void;
}

const tones: Record<Exclude<RowOutcome['kind'], 'done' | 'leftOut'>, Tone> = {
  waiting: 'idle',
  sending: 'running',
  phone: 'attention',
  refused: 'danger',
  changed: 'attention',
  changedAfter: 'danger',
  handled: 'attention',
  unknown: 'attention',
  notSent: 'idle',
};

/** What became of one of them, whether its signature is left, and the search for an answer that was lost. */
export function RowResult({ item, outcome, decision, readAgain, tell, onSign }: RowResultProps) {
  const { t } = useTranslation();
  if (outcome.kind === 'unknown')
    return <Lost outcome={outcome} item={item} readAgain={readAgain} tell={tell} decision={decision} />;
  if (outcome.kind === 'leftOut') return <LeftOut reason={outcome.reason} />;
  if (outcome.kind === 'refused')
    return <Banner tone="danger">{outcome.reason || t('approval.notSent')}</Banner>;
  return (
    <Inline gap="s">
      <StatusTag tone={outcome.kind === 'done' ? decisionTones[decision] : tones[outcome.kind]}>
        {outcome.kind === 'done' ? t(`approval.done.${decision}`) : t(`bulkDecision.row.${outcome.kind}`)}
      </StatusTag>
      {outcome.kind === 'phone' ? (
        <Button size="small" onClick={() => onSign(outcome.item)}>
          {t(outcome.item.myAction === 2 ? 'approval.act.sign' : 'approval.act.phone')}
        </Button>
      ) : null}
    </Inline>
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

interface LostProps extends Omit<RowResultProps, 'outcome' | 'onSign'> {
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
