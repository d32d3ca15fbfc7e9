import { collection, outcomeOf, Refusal } from '@mpc/api';
import type { Run } from '#features/decisions';
import { announceChange, pendingChange, recordChange, strikeChange } from './change-journal.ts';
import type { RuleCommand, SentChange } from './rule-change.ts';

/** What became of an attempt. Only `done` and `unknown` may have changed anything. */
export type ChangeResult =
  /** With the numbers that it made: the rule, or the sweeps to sign. */
  | { kind: 'done'; ids: number[] }
  | { kind: 'unknown' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'notSent' }
  /** Another tab, or an earlier press, is sending one of the same rule, or has sent one that is not settled. */
  | { kind: 'busy' }
  /** This browser cannot write it down or keep other tabs out. */
  | { kind: 'cannotRecord' };

async function post(run: Run, { kind, params }: RuleCommand): Promise<number[]> {
  if (kind === 'saveRule') return [(await run(collection.saveRule, params)).id];
  if (kind === 'saveSymbols') return (await run(collection.saveSymbols, params)).trans_ids;
  await run(collection.saveAmounts, params);
  return [];
}

/** Sends a change once, whatever is pressed and wherever: written down first, and never again while its end is unknown. */
export async function sendChange(sent: SentChange, run: Run): Promise<ChangeResult> {
  if (!('locks' in navigator)) return { kind: 'cannotRecord' };
  const { uid, walletId, ruleId } = sent;
  return navigator.locks.request(`collection:${uid}:${walletId}:${ruleId}`, { ifAvailable: true }, (lock) =>
    lock === null ? ({ kind: 'busy' } as const) : sendLocked(sent, run),
  );
}

async function sendLocked(sent: SentChange, run: Run): Promise<ChangeResult> {
  try {
    if ((await pendingChange(sent)) !== null) return { kind: 'busy' };
    await recordChange(sent);
  } catch {
    return { kind: 'cannotRecord' };
  }
  const settle = () => strikeChange(sent).catch(() => undefined);
  try {
    const ids = await post(run, sent.command);
    await settle();
    return { kind: 'done', ids };
  } catch (error) {
    if (error instanceof Refusal) {
      await settle();
      return { kind: 'refused', refusal: error };
    }
    if (outcomeOf(error) !== 'notSent') {
      announceChange();
      return { kind: 'unknown' };
    }
    await settle();
    return { kind: 'notSent' };
  }
}
