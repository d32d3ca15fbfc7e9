import { get, promisifyRequest, set } from 'idb-keyval';
import { toHex } from '#shared/hex.ts';
import { database } from './database.ts';
import { sealKey } from './seal-key.ts';

/** The key of a record in the database: what it is, whose, and which. */
export type SealedKey = readonly [kind: string, uid: number, ...rest: (string | number)[]];

type Key = SealedKey | IDBValidKey;

/** A record as it lies in the database: its JSON, and the seal over its place and that text. */
interface Sealed {
  text: string;
  seal: string;
}

/** What was found at a place: nothing, what was written there, or something that this console did not write there. */
export type Opened = { is: 'none' } | { is: 'whole'; value: unknown } | { is: 'broken' };

const isSealed = (kept: unknown): kept is Sealed =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'seal' in kept &&
  typeof kept.seal === 'string';

// With the place, so that a record that is whole cannot stand for another: of another person, sub-wallet or number.
const spelt = (place: Key, text: string): string => JSON.stringify([place, text]);

async function sealOf(place: Key, text: string): Promise<string> {
  const message = new TextEncoder().encode(spelt(place, text));
  return toHex(await crypto.subtle.sign('HMAC', await sealKey(), message));
}

/** A record, which must be plain data, as it is written at a place. */
export async function seal(place: SealedKey, value: unknown): Promise<Sealed> {
  const text = JSON.stringify(value);
  return { text, seal: await sealOf(place, text) };
}

// A journal of ten thousand payments is read before each of them is sent: what was found whole is not computed again.
const whole = new Map<string, string>();
const remembered = 20_000;

async function isWhole(place: Key, { text, seal }: Sealed): Promise<boolean> {
  const message = spelt(place, text);
  if (whole.get(message) === seal) return true;
  if ((await sealOf(place, text)) !== seal) return false;
  if (whole.size >= remembered) whole.clear();
  whole.set(message, seal);
  return true;
}

/** Opens what the database holds at a place. */
export async function openSealed(place: Key, kept: unknown): Promise<Opened> {
  if (kept === undefined) return { is: 'none' };
  if (!isSealed(kept) || !(await isWhole(place, kept))) return { is: 'broken' };
  return { is: 'whole', value: JSON.parse(kept.text) };
}

/** Seals a record and writes it. */
export const writeSealed = async (place: SealedKey, value: unknown): Promise<void> =>
  set([...place], await seal(place, value), database);

/** Reads the record at a place. */
export const readSealed = async (place: SealedKey): Promise<Opened> =>
  openSealed(place, await get<unknown>([...place], database));

/**
 * Changes the record at a place in one step with reading it, whatever other tabs write meanwhile. `change` gives back the
 * new record, or undefined to leave things as they are.
 */
export async function changeSealed(place: SealedKey, change: (found: Opened) => unknown): Promise<void> {
  for (;;) {
    const before = await get<unknown>([...place], database);
    const value = change(await openSealed(place, before));
    if (value === undefined) return;
    const after = await seal(place, value);
    // Sealing takes longer than a transaction of the database lasts.
    const isDone = await database('readwrite', async (store) => {
      const now = await promisifyRequest<unknown>(store.get([...place]));
      if (JSON.stringify(now) !== JSON.stringify(before)) return false;
      await promisifyRequest(store.put(after, [...place]));
      return true;
    });
    if (isDone) return;
  }
}
