import { useEffect, useState } from 'react';
import { useCommonStore } from '#shared/session/common-store.ts';
import { isDated, keepDatedDraft } from './dated-draft.ts';
import { deleteDraft, readDraft } from './drafts.ts';

interface DraftForm<Values> {
  kind: string;
  subWalletId: number;
  /** What an untouched form holds; made outside of the component. */
  empty: Values;
  isValues: (kept: unknown) => kept is Values;
}

interface Drafted<Values> {
  values: Values;
  /** As they were found: nothing was changed since. Null once the form is emptied. */
  found: Values | null;
  /** Since when what was found is kept; null once the form is emptied, and where nothing was found. */
  draftedAt: number | null;
}

/** The values of a form, kept as a draft while they are not what they were at first; null until the draft is read. */
export function useDraft<Values>({ kind, subWalletId, empty, isValues }: DraftForm<Values>) {
  const uid = useCommonStore((state) => state.user?.uid);
  const [drafted, setDrafted] = useState<Drafted<Values> | null>(null);

  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      const kept = uid === undefined ? null : await readDraft({ uid, kind, subWalletId }, isDated(isValues));
      const found = kept?.draft ?? empty;
      if (wanted) setDrafted({ values: found, found, draftedAt: kept?.savedAt ?? null });
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId, empty, isValues]);

  useEffect(() => {
    if (drafted === null || uid === undefined || drafted.values === drafted.found) return;
    const draftKey = { uid, kind, subWalletId };
    void (drafted.values === empty ? deleteDraft(draftKey) : keepDatedDraft(draftKey, drafted.values));
  }, [uid, kind, subWalletId, drafted, empty]);

  return {
    values: drafted?.values ?? null,
    draftedAt: drafted?.draftedAt ?? null,
    change: (part: Partial<Values>) =>
      setDrafted((now) => (now === null ? now : { ...now, values: { ...now.values, ...part } })),
    /** Empties the form, and its draft with it. */
    clear: () => setDrafted((now) => now && { ...now, values: empty, found: null, draftedAt: null }),
  };
}
