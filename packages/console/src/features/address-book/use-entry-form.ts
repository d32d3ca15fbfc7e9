import { useEffect, useState } from 'react';
import { keepDatedDraft, type DatedDraft } from '#shared/drafts/dated-draft.ts';
import { deleteDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { blankRow, type EntryRow, type EntryValues } from './entry-values.ts';

interface Start {
  /** What the form begins with when nothing was kept. */
  fresh: EntryValues;
  kept: DatedDraft<EntryValues> | null;
}

/** The state of a form of addresses, and its draft in the browser. */
export function useEntryForm({ uid, kind, subWalletId }: DraftKey, { fresh, kept }: Start) {
  // Once a form stands, it is not begun again because something else was read or chosen.
  const [begun] = useState(fresh);
  const [values, setValues] = useState(kept?.draft ?? fresh);
  const [draftedAt, setDraftedAt] = useState(kept?.savedAt ?? null);
  const isFresh = values === begun;

  useEffect(() => {
    // A draft that was only opened is as old as it was.
    if (values === kept?.draft) return;
    const draftKey = { uid, kind, subWalletId };
    void (isFresh ? deleteDraft(draftKey) : keepDatedDraft(draftKey, values));
  }, [uid, kind, subWalletId, values, isFresh, kept]);

  const setRows = (change: (rows: readonly EntryRow[]) => readonly EntryRow[]) =>
    setValues((now) => {
      const rows = change(now.rows);
      return { ...now, rows: rows.length === 0 ? [blankRow()] : rows };
    });
  return {
    values,
    isFresh,
    change: (part: Partial<EntryValues>) =>
      setValues((now) => ({
        ...now,
        ...part,
        // What the server said was of the network, coins and sub-wallets as they were.
        rows: (part.rows ?? now.rows).map((row) => (row.said === null ? row : { ...row, said: null })),
      })),
    changeRow: (key: string, part: Partial<EntryRow>) =>
      setRows((rows) => rows.map((row) => (row.key === key ? { ...row, said: null, ...part } : row))),
    addRow: () => setRows((rows) => [...rows, blankRow()]),
    removeRows: (keys: ReadonlySet<string>) => setRows((rows) => rows.filter((row) => !keys.has(row.key))),
    setRows,
    /** Puts the form back as it began. */
    clear: () => {
      setValues(begun);
      setDraftedAt(null);
    },
    /** When the draft it was opened with was last changed; null where there was none, or it has left it. */
    draftedAt,
    /** Forgets what was kept: it was sent. */
    forget: () => void deleteDraft({ uid, kind, subWalletId }),
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
