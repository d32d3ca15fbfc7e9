import { toasts } from '@mpc/ui';
import { del, delMany, keys, set } from 'idb-keyval';
import { running } from '#shared/i18n/i18n.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { database } from './database.ts';
import { readSealed, seal, type SealedKey } from './sealed.ts';

/** Which draft: whose, of what, and for which sub-wallet. It is shown to nobody else and used for nothing else. */
export interface DraftKey {
  uid: number;
  /** Such as `transfer`. */
  kind: string;
  subWalletId: number;
}

const keyOf = ({ uid, kind, subWalletId }: DraftKey): [...SealedKey] => ['draft', uid, kind, subWalletId];

// Sealing takes a moment, in which a newer draft would overtake an older one, or be written after it was thrown away.
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const mine = last.then(step);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * The draft kept at a place; null where there is none, or where it is of a shape this version does not know. One that was
 * changed outside of the console, or bears no seal, is dropped, and the person is told.
 */
export async function readDraft<Draft>(
  draftKey: DraftKey,
  isDraft: (value: unknown) => value is Draft,
): Promise<Draft | null> {
  try {
    const found = await inTurn(() => readSealed(keyOf(draftKey)));
    if (found.is === 'broken') {
      await deleteDraft(draftKey);
      const message = running()?.t('draft.dropped');
      if (message !== undefined) toasts.show({ key: 'draft', tone: 'attention', message });
    }
    return found.is === 'whole' && isDraft(found.value) ? found.value : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what `change` makes of the draft at a place, in one turn with reading it, as long as its owner is signed in: what
 * is written after a log-out would outlive it. `change` is given null where there is none that can be used.
 */
export async function changeDraft<Draft>(
  draftKey: DraftKey,
  isDraft: (value: unknown) => value is Draft,
  change: (found: Draft | null) => Draft,
): Promise<void> {
  const isOwner = () => useCommonStore.getState().user?.uid === draftKey.uid;
  const key = keyOf(draftKey);
  try {
    await inTurn(async () => {
      const found = await readSealed(key);
      const sealed = await seal(
        key,
        change(found.is === 'whole' && isDraft(found.value) ? found.value : null),
      );
      if (isOwner()) await set(key, sealed, database);
    });
  } catch {
    // A browser that keeps nothing loses the draft at a reload, and nothing else.
  }
}

const isAnything = (_value: unknown): _value is unknown => true;

/** Keeps a draft in place of the one before. */
export const keepDraft = async (draftKey: DraftKey, draft: unknown): Promise<void> =>
  changeDraft(draftKey, isAnything, () => draft);

/** The sub-wallets for which a person keeps a draft of a kind. */
export async function subWalletsWith(uid: number, kind: string): Promise<number[]> {
  const all = await inTurn(() => keys<IDBValidKey>(database)).catch(() => []);
  return all.flatMap((key) =>
    Array.isArray(key) && key[0] === 'draft' && key[1] === uid && key[2] === kind ? Number(key[3]) : [],
  );
}

/** Forgets one draft: it was sent, or thrown away. */
export async function deleteDraft(draftKey: DraftKey): Promise<void> {
  await inTurn(() => del(keyOf(draftKey), database)).catch(() => undefined);
}

const deleteWhere = (matches: (key: readonly unknown[]) => boolean): Promise<void> =>
  inTurn(async () => {
    const all = await keys<IDBValidKey>(database);
    await delMany(
      all.filter((key) => Array.isArray(key) && key[0] === 'draft' && matches(key)),
      database,
    );
  });

/** Forgets every draft of one person: a log-out they chose. */
export const deleteDrafts = (uid: number): Promise<void> => deleteWhere((key) => key[1] === uid);

/** Forgets every draft of this browser. */
export const deleteAllDrafts = (): Promise<void> => deleteWhere(() => true);
