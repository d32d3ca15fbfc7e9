import { del, delMany } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { changeSealed, openSealed, writeSealed } from '#shared/drafts/sealed.ts';
import { tabBell } from '#shared/session/tab-bell.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { isOpen, memory, type Intent } from './intent.ts';
import { isIntent, placeOf, quarantine, type Quarantined } from './kept-intent.ts';

const { ring: announce, listen } = tabBell('mpc.intents');

/** Hears of every change of the journal, in this tab and the others. */
export const listenToJournal = listen;

/** Writes an intent down. Rejects where this browser cannot: then nothing may be sent. */
export async function record(intent: Intent): Promise<void> {
  await writeSealed(placeOf(intent), intent);
  announce();
}

/**
 * Writes what was learned of an intent, in one step with reading it. One that was taken out meanwhile stays out, and one
 * that was changed by something else stays as it is.
 */
export async function amend(intent: Intent, learnt: (kept: Intent) => Partial<Intent>): Promise<Intent> {
  let after = { ...intent, ...learnt(intent) };
  await changeSealed(placeOf(intent), (found) => {
    if (found.is !== 'whole' || !isIntent(found.value)) return undefined;
    after = { ...found.value, ...learnt(found.value) };
    return after;
  });
  announce();
  return after;
}

/** Takes an intent out: nothing happened, or all of it is known and over. */
export async function strike(intent: Intent): Promise<void> {
  await del([...placeOf(intent)], database);
  announce();
}

/** Takes a record out that is not believed: a person has learned what became of it. */
export async function release({ key }: Quarantined): Promise<void> {
  await del(key, database);
  announce();
}

interface Records {
  intents: Intent[];
  quarantined: Quarantined[];
  /** What says nothing to anybody. */
  waste: IDBValidKey[];
}

async function read(uid: number): Promise<Records> {
  const journal: Records = { intents: [], quarantined: [], waste: [] };
  const all = await keptOf('intent', uid);
  const opened = await Promise.all(
    all.map(async ({ key, kept }) => ({ key, kept, found: await openSealed(key, kept) })),
  );
  for (const { key, kept, found } of opened) {
    if (found.is === 'whole' && isIntent(found.value)) journal.intents.push(found.value);
    else {
      const record = quarantine(key, kept);
      if (record === null) journal.waste.push(key);
      else journal.quarantined.push(record);
    }
  }
  return journal;
}

/** The payments this browser remembers of a person. */
export interface Journal {
  /** The newest first. What was sent is forgotten after a day. */
  intents: Intent[];
  /** The records that are not believed, and beside which nothing is sent until they are settled. */
  quarantined: Quarantined[];
}

/** What this browser remembers of the payments of one person. */
export async function journalOf(uid: number): Promise<Journal> {
  const { intents, quarantined } = await read(uid);
  const remembered = intents
    .filter((intent) => isOpen(intent) || currentTime() - intent.createdAt < memory)
    .sort((a, b) => b.createdAt - a.createdAt);
  return { intents: remembered, quarantined };
}

/** The intents of one person, the newest first. */
export const intentsOf = async (uid: number): Promise<Intent[]> => (await journalOf(uid)).intents;

/** The records of one person that are not believed. */
export const quarantinedOf = async (uid: number): Promise<Quarantined[]> =>
  (await journalOf(uid)).quarantined;

/**
 * Forgets the payments of one person whose end is known, all of them or those begun before a moment. Open ones stay
 * until they are settled, and so do those that are not believed.
 */
export async function forgetSettledIntents(uid: number, before = Infinity): Promise<void> {
  const { intents, waste } = await read(uid);
  const settled = intents.filter((intent) => !isOpen(intent) && intent.createdAt < before);
  await delMany([...settled.map((intent) => [...placeOf(intent)]), ...waste], database);
}
