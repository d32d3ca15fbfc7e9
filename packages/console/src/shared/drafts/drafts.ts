import { del, delMany, get, keys, set } from 'idb-keyval';
import { useCommonStore } from '#shared/session/common-store.ts';
import { database } from './database.ts';

/** Which draft: whose, of what, and for which sub-wallet. It is shown to nobody else and used for nothing else. */
export interface DraftPlace {
  uid: number;
  /** Such as `transfer`. */
  kind: string;
  subWalletId: number;
}

const keyOf = ({ uid, kind, subWalletId }: DraftPlace) => ['draft', uid, kind, subWalletId];

/** The draft kept at a place; null where there is none, or where it is of a shape this version does not know. */
export async function readDraft<Draft>(
  place: DraftPlace,
  isDraft: (value: unknown) => value is Draft,
): Promise<Draft | null> {
  try {
    const kept: unknown = await get(keyOf(place), database);
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, as long as its owner is signed in: what is written after a log-out would outlive it. */
export async function keepDraft(place: DraftPlace, draft: unknown): Promise<void> {
  if (useCommonStore.getState().user?.uid !== place.uid) return;
  try {
    await set(keyOf(place), draft, database);
  } catch {
    // A browser that keeps nothing loses the draft at a reload, and nothing else.
  }
}

/** Forgets one draft: it was sent, or thrown away. */
export async function deleteDraft(place: DraftPlace): Promise<void> {
  await del(keyOf(place), database).catch(() => undefined);
}

async function deleteWhere(matches: (key: readonly unknown[]) => boolean): Promise<void> {
  const all = await keys<IDBValidKey>(database);
  await delMany(
    all.filter((key) => Array.isArray(key) && key[0] === 'draft' && matches(key)),
    database,
  );
}

/** Forgets every draft of one person: a log-out they chose. */
export const deleteDrafts = (uid: number): Promise<void> => deleteWhere((key) => key[1] === uid);

/** Forgets every draft of this browser. */
export const deleteAllDrafts = (): Promise<void> => deleteWhere(() => true);
