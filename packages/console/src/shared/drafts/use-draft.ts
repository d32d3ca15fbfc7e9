import { useEffect, useState } from 'react';
import { deleteDraft, keepDraft, readDraft } from './drafts.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

interface DraftForm<Values> {
  kind: string;
  subWalletId: number;
  /** What an untouched form holds; made outside of the component. */
  empty: Values;
  isValues: (kept: unknown) => kept is Values;
}

/** The values of a form, kept as a draft while they are not what they were at first; null until the draft is read. */
export function useDraft<Values>({ kind, subWalletId, empty, isValues }: DraftForm<Values>) {
  const uid = useCommonStore((state) => state.user?.uid);
  const [values, setValues] = useState<Values | null>(null);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const kept = uid === undefined ? null : await readDraft({ uid, kind, subWalletId }, isValues);
      if (wanted) setValues(kept ?? empty);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId, empty, isValues]);

  useEffect(() => {
    if (values === null || uid === undefined) return;
    const draftKey = { uid, kind, subWalletId };
    void (values === empty ? deleteDraft(draftKey) : keepDraft(draftKey, values));
  }, [uid, kind, subWalletId, values, empty]);

  return {
    values,
    change: (part: Partial<Values>) => setValues((now) => (now === null ? now : { ...now, ...part })),
    /** Empties the form, and its draft with it. */
    clear: () => setValues(empty),
  };
}
