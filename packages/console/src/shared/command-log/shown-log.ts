import { delMany, set } from 'idb-keyval';
import { build } from '#shared/build.ts';
import { database, keptOf } from '#shared/drafts/database.ts';
import { openSealed, seal, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isNumber, isText, orNull } from '#shared/fields.ts';
import { running } from '#shared/i18n/i18n.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** One fact, as it was called and as it read. */
export interface ShownFact {
  key: string;
  label: string;
  text: string;
}

/** What somebody was shown when they decided: kept in this browser until they sign out. */
export interface ShownRecord {
  /** What was decided: `withdraw 3001`, `item 5004`. */
  about: string;
  decision: string;
  /** The step; null where nobody is asked step by step. */
  nodeIndex: number | null;
  at: number;
  digest: string;
  /** Root hash of the console; empty where it has none. */
  build: string;
  /** The language the facts are in. */
  language: string;
  facts: readonly ShownFact[];
}

const isFact = fits<ShownFact>({ key: isText, label: isText, text: isText });
const isShownRecord = fits<ShownRecord>({
  about: isText,
  decision: isText,
  nodeIndex: orNull(isNumber),
  at: isNumber,
  digest: isText,
  build: isText,
  language: isText,
  facts: (value) => Array.isArray(value) && value.every(isFact),
});

/** So many are kept of a person; the oldest go first. */
const kept = 500;

/** By their time, which comes first in their keys. */
const rowsOf = (uid: number) => keptOf('shown', uid);

/**
 * Keeps what somebody is about to decide on, sealed, and gives back what is sent along with the decision. What cannot be
 * kept is decided all the same: evidence then says that nobody recorded it.
 */
export async function noteShown(
  uid: number,
  shown: Omit<ShownRecord, 'at' | 'build' | 'language'>,
): Promise<{ digest: string; build?: string }> {
  const { root } = build();
  const at = currentTime();
  const place: SealedKey = ['shown', uid, at, crypto.randomUUID()];
  const record: ShownRecord = { ...shown, at, build: root, language: running()?.language ?? 'en-US' };
  try {
    await set([...place], await seal(place, record), database);
    const surplus = (await rowsOf(uid)).slice(0, -kept);
    if (surplus.length > 0)
      await delMany(
        surplus.map(({ key }) => key),
        database,
      );
  } catch {
    // See above.
  }
  return { digest: shown.digest, ...(root === '' ? {} : { build: root }) };
}

/**
 * What somebody was shown in this browser when they decided, or decided about some things, the oldest first. What was
 * edited since is left out.
 */
export async function shownTo(uid: number, ...about: readonly string[]): Promise<ShownRecord[]> {
  const rows = await rowsOf(uid);
  const opened = await Promise.all(rows.map(({ key, kept: row }) => openSealed(key, row)));
  return opened
    .flatMap((one) => (one.is === 'whole' && isShownRecord(one.value) ? [one.value] : []))
    .filter((record) => about.length === 0 || about.includes(record.about));
}

/** Forgets what somebody was shown. */
export async function forgetShown(uid: number): Promise<void> {
  await delMany(
    (await rowsOf(uid)).map(({ key }) => key),
    database,
  );
}
