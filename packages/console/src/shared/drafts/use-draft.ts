import { useEffect, useState } from 'react';
import { useCommonStore } from '#shared/session/common-store.ts';
import { isDated, keepDatedDraft } from './dated-draft.ts';
import { deleteDraft, readDraft } from './drafts.ts';

export interface DraftForm<Values> {
  kind: string;
  subWalletId: number;
  /** What an untouched form holds; made outside of the component. */
  empty: Values;
  isValues: (kept: unknown) => kept is Values;
  /** What of it may be kept; made outside of the component. @default all */
  kept?: (values: Values) => Values;
  /** What was chosen for the form elsewhere, and when: it goes before an older draft. */
  chosen?: { at: number; values: Partial<Values> } | undefined;
}

interface Drafted<Values> {
  values: Values;
  /** As they were found, or emptied: nothing was changed since. */
  found: Values;
  /** Since when what was found is kept; null once the form is emptied, and where nothing was found. */
  draftedAt: number | null;
}

/** The values of a form, kept as a draft while they are not what they were at first; null until the draft is read. */
export function useDraft<Values>(form: DraftForm<Values>) {
  const { kind, subWalletId, empty, isValues, kept, chosen } = form;
  const uid = useCommonStore((state) => state.user?.uid);
  const [drafted, setDrafted] = useState<Drafted<Values> | null>(null);

  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      const old = uid === undefined ? null : await readDraft({ uid, kind, subWalletId }, isDated(isValues));
      const found = old?.draft ?? empty;
      const isChosen = chosen !== undefined && chosen.at > (old?.savedAt ?? 0);
      const values = isChosen ? { ...found, ...chosen.values } : found;
      if (wanted) setDrafted({ values, found, draftedAt: old?.savedAt ?? null });
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId, empty, isValues, chosen]);

  useEffect(() => {
    if (drafted === null || uid === undefined || drafted.values === drafted.found) return;
    void keepDatedDraft({ uid, kind, subWalletId }, kept?.(drafted.values) ?? drafted.values);
  }, [uid, kind, subWalletId, kept, drafted]);

  return {
    values: drafted?.values ?? null,
    draftedAt: drafted?.draftedAt ?? null,
    change: (part: Partial<Values>) =>
      setDrafted((now) => (now === null ? now : { ...now, values: { ...now.values, ...part } })),
    /** Empties the form, and its draft with it, also where the form goes at once. */
    clear: () => {
      setDrafted((now) => now && { values: empty, found: empty, draftedAt: null });
      if (uid !== undefined) void deleteDraft({ uid, kind, subWalletId });
    },
  };
}
