import { del, delMany, get, keys, set } from 'idb-keyval';
import { useCommonStore } from '#shared/session/common-store.ts';
import { database } from './database.ts';

/** Which draft: whose, of what, and for which sub-wallet. It is shown to nobody else and used for nothing else. */
export interface DraftKey {
  uid: number;
  /** Such as `transfer`. */
  kind: string;
  subWalletId: number;
}

const keyOf = ({ uid, kind, subWalletId }: DraftKey) => ['draft', uid, kind, subWalletId];

/** The draft kept at a place; null where there is none, or where it is of a shape this version does not know. */
export async function readDraft<Draft>(
  draftKey: DraftKey,
  isDraft: (value: unknown) => value is Draft,
): Promise<Draft | null> {
  try {
    const kept: unknown = await get(keyOf(draftKey), database);
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, as long as its owner is signed in: what is written after a log-out would outlive it. */
export async function keepDraft(draftKey: DraftKey, draft: unknown): Promise<void> {
  if (useCommonStore.getState().user?.uid !== draftKey.uid) return;
  try {
    await set(keyOf(draftKey), draft, database);
  } catch {
    // A browser that keeps nothing loses the draft at a reload, and nothing else.
  }
}

/** Forgets one draft: it was sent, or thrown away. */
export async function deleteDraft(draftKey: DraftKey): Promise<void> {
  await del(keyOf(draftKey), database).catch(() => undefined);
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
