import { codes, type Refusal } from '@mpc/api';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRun, type SignCheck } from '#features/decisions';
import { isFields } from '#shared/fields.ts';
import type { PendingCommand } from '#shared/lost-answers/command-journal.ts';
import type { SendOutcome } from '#shared/lost-answers/send-once.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { changeJournal, sendChange } from './change-journal.ts';
import { marksBefore } from './change-marks.ts';
import type { RuleCommand, SentChange } from './rule-change.ts';

/** Why the server refused a change of a rule. */
function refusalWords({ code, msg, data }: Refusal, t: TFunction<'collection'>): string {
  const field = isFields(data) && data['fault'] === 'taken' ? data['field'] : null;
  if (field === 'rule_name') return t('change.nameTaken');
  if (field === 'collect_address') return t('change.addressTaken');
  if (code === codes.changePending) return t('change.waits');
  if (code === codes.quotaReached) return t('change.quota');
  return msg || code;
}

function failureIn(result: SendOutcome<number[]>, t: TFunction<'collection'>): string | undefined {
  if (result.kind === 'done' || result.kind === 'unknown') return undefined;
  return result.kind === 'refused' ? refusalWords(result.refusal, t) : t(`change.${result.kind}`);
}

/**
 * Changes a rule, or adds one (number 0): with one request however often it is pressed, none where what it is about is not
 * what was looked at any more, and none while it is not known what became of the last.
 */
export function useRuleChange(ruleId: number) {
  const { t } = useTranslation('collection');
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const walletId = useSelection().walletId ?? 0;
  const run = useRun();
  const all = useStoredRecords<PendingCommand<SentChange>>(uid, changeJournal.all, changeJournal.listen);
  const pending = all?.find(({ place }) => place[0] === walletId && place[1] === ruleId)?.sent ?? null;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pressed = useRef(false);
  const against = () => {
    if (all === null) return t('change.reading');
    return pending === null ? undefined : t('change.unknownFirst');
  };

  const attempt = async (command: RuleCommand, check: () => Promise<SignCheck>) => {
    const found = await check();
    if (found !== 'same') return { ids: null, error: t(`change.${found}`) };
    const about = { uid, walletId, ruleId, command };
    const before = await marksBefore(about).catch(() => null);
    if (before === null) return { ids: null, error: t('change.unread') };
    const result = await sendChange({ ...about, before, sentAt: currentTime() }, run);
    return { ids: result.kind === 'done' ? result.made : null, error: failureIn(result, t) };
  };

  return {
    pending,
    place: { uid, walletId, ruleId },
    /** What stands against sending one now. */
    against: against(),
    busy: isBusy,
    /** Why the last came to nothing. */
    error,
    /** Sends one; gives back the numbers that it made, or null where it is not done. */
    send: async (command: RuleCommand, check: () => Promise<SignCheck>): Promise<number[] | null> => {
      if (pressed.current) return null;
      pressed.current = true;
      setBusy(true);
      setError(undefined);
      try {
        const { ids, error: failure } = await attempt(command, check);
        setError(failure);
        return ids;
      } finally {
        setBusy(false);
        pressed.current = false;
      }
    },
  };
}

export type RuleChanging = ReturnType<typeof useRuleChange>;
