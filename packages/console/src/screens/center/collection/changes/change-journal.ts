import { del } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { openSealed, readSealed, writeSealed, type Opened, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isFields, isNumber, isText, listOf } from '#shared/fields.ts';
import { tabBell } from '#shared/session/tab-bell.ts';
import type { RuleCommand, SentChange } from './rule-change.ts';

/** What a change is of: a rule, or the next new one of a wallet. */
export type ChangePlace = Pick<SentChange, 'uid' | 'walletId' | 'ruleId'>;

const keyOf = ({ uid, walletId, ruleId }: ChangePlace): SealedKey => ['collection', uid, walletId, ruleId];

const kinds: readonly unknown[] = ['saveRule', 'saveAmounts', 'saveSymbols'] satisfies RuleCommand['kind'][];

const isSentChange = fits<SentChange>({
  uid: isNumber,
  walletId: isNumber,
  ruleId: isNumber,
  command: (value) =>
    isFields(value) && isText(value['kind']) && kinds.includes(value['kind']) && isFields(value['params']),
  before: listOf(isNumber),
  sentAt: isNumber,
});

/** Writes a change down before it is sent. Rejects where this browser cannot: then nothing may be sent. */
export const recordChange = (sent: SentChange): Promise<void> => writeSealed(keyOf(sent), sent);

const { ring, listen } = tabBell('mpc.collection');

/** Hears of every change whose outcome turned out unknown or became known, in this tab and the others. */
export const listenToChanges = listen;

/** Says that the outcome of a change is unknown. Not when it is written down: its answer is still to come. */
export const announceChange = ring;

const believed = (found: Opened): SentChange | 'changed' =>
  found.is === 'whole' && isSentChange(found.value) ? found.value : 'changed';

/** The change of a rule whose outcome is unknown; `changed` where its record is not as it was written; null where there is none. */
export async function pendingChange(place: ChangePlace): Promise<SentChange | 'changed' | null> {
  const found = await readSealed(keyOf(place));
  return found.is === 'none' ? null : believed(found);
}

/** A change of unknown outcome, as far as its record is believed. */
export interface PendingChange {
  walletId: number;
  ruleId: number;
  sent: SentChange | 'changed';
}

/** The changes of a person whose outcome is unknown. */
export async function pendingChanges(uid: number): Promise<PendingChange[]> {
  const all = await keptOf('collection', uid);
  return Promise.all(
    all.map(async ({ key, kept }) => {
      const [, , walletId, ruleId] = Array.isArray(key) ? key : [];
      return {
        walletId: Number(walletId),
        ruleId: Number(ruleId),
        sent: believed(await openSealed(key, kept)),
      };
    }),
  );
}

/** Forgets a change: it is known what became of it. */
export async function strikeChange(place: ChangePlace): Promise<void> {
  await del([...keyOf(place)], database);
  ring();
}
