import { del, delMany, promisifyRequest, set } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { tabBell } from '#shared/session/tab-bell.ts';
import { isFormer, renew, type FormerIntent } from './former-intent.ts';
import { isOpen, memory, requestIdOf, type Intent } from './intent.ts';

const { ring: announce, listen } = tabBell('mpc.intents');

/** Hears of every change of the journal, in this tab and the others. */
export const listenToJournal = listen;

const keyOf = (intent: Intent) => ['intent', intent.uid, requestIdOf(intent)];

/** Writes an intent down. Rejects where this browser cannot: then nothing may be sent. */
export async function record(intent: Intent): Promise<void> {
  await set(keyOf(intent), intent, database);
  announce();
}

/** Writes what was learnt of an intent, in one step with reading it. One that was taken out meanwhile stays out. */
export async function amend(intent: Intent, learnt: (kept: Intent) => Partial<Intent>): Promise<Intent> {
  const key = keyOf(intent);
  const after = await database('readwrite', async (store) => {
    const kept = await promisifyRequest<Intent | FormerIntent | undefined>(store.get(key));
    if (kept === undefined) return { ...intent, ...learnt(intent) };
    const before = isFormer(kept) ? intent : kept;
    const changed = { ...before, ...learnt(before) };
    await promisifyRequest(store.put(changed, key));
    return changed;
  });
  announce();
  return after;
}

/** Takes an intent out: nothing happened, or all of it is known and over. */
export async function strike(intent: Intent): Promise<void> {
  await del(keyOf(intent), database);
  announce();
}

async function allOf(uid: number): Promise<Intent[]> {
  const all = await keptOf<Intent | FormerIntent>('intent', uid);
  return Promise.all(all.map(async (kept) => (isFormer(kept) ? renew(kept) : kept)));
}

/** The intents of one person, the newest first. What was sent is forgotten after a day. */
export async function intentsOf(uid: number): Promise<Intent[]> {
  const all = await allOf(uid);
  return all
    .filter((intent) => isOpen(intent) || Date.now() - intent.createdAt < memory)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/**
 * Forgets the payments of one person whose end is known, all of them or those begun before a moment. Open ones stay
 * until they are settled.
 */
export async function forgetSettledIntents(uid: number, before = Infinity): Promise<void> {
  const all = await allOf(uid);
  const settled = all.filter((intent) => !isOpen(intent) && intent.createdAt < before);
  await delMany(settled.map(keyOf), database);
}
