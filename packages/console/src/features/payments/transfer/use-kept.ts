import { useEffect, useState } from 'react';
import { readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { readPrefill } from '../prefill.ts';
import { isTransferDraft, type Kept } from './use-transfer-form.ts';

/** What this browser kept for a form, once it is read; null before. */
export function useKept({ uid, kind, subWalletId }: DraftKey): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const draft = await readDraft({ uid, kind, subWalletId }, isTransferDraft);
      const prefill = await readPrefill({ uid, subWalletId });
      if (wanted) setKept({ draft, prefill });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId]);
  return kept;
}
