import { useEffect, useState } from 'react';
import { isFields, isNumber } from '#shared/fields.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { keepDraft, readDraft, type DraftKey } from './drafts.ts';

/** A draft, and when it was last changed. */
export interface DatedDraft<Draft> {
  savedAt: number;
  draft: Draft;
}

type Guard<Draft> = (value: unknown) => value is Draft;

/** Whether something kept is a draft with its moment. */
export const isDated =
  <Draft>(isDraft: Guard<Draft>) =>
  (kept: unknown): kept is DatedDraft<Draft> =>
    isFields(kept) && isNumber(kept['savedAt']) && isDraft(kept['draft']);

/** Keeps a draft with the moment it was changed. */
export const keepDatedDraft = async (draftKey: DraftKey, draft: unknown): Promise<void> =>
  keepDraft(draftKey, { savedAt: currentTime(), draft });

/** What this browser kept of a form, once it is read; undefined before. `isDraft` must be the same function each time. */
export function useDatedDraft<Draft>(
  { uid, kind, subWalletId }: DraftKey,
  isDraft: Guard<Draft>,
): DatedDraft<Draft> | null | undefined {
  const [kept, setKept] = useState<DatedDraft<Draft> | null>();
  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      const found = await readDraft({ uid, kind, subWalletId }, isDated(isDraft));
      if (wanted) setKept(found);
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId, isDraft]);
  return kept;
}
