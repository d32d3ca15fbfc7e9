import { useEffect, useState } from 'react';
import { readDraft, type DraftPlace } from '../../../../../shared/drafts/drafts.ts';
import { memory } from '../../../../../shared/intents/intent.ts';
import { forgetSettledIntents } from '../../../../../shared/intents/journal.ts';
import { adoptOrphans } from '../../../../../shared/intents/send-payment.ts';
import { readPrefill } from '../../../../../shared/transfer-draft/prefill.ts';
import { isTransferDraft, type Kept } from './use-transfer-form.ts';

/** What this browser kept for a form, once it is read and payments of closed tabs are taken over; null before. */
export function useKept({ uid, kind, subWalletId }: DraftPlace): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      // A browser that keeps nothing has nothing to take over; sending will say so.
      await adoptOrphans(uid, subWalletId).catch(() => undefined);
      await forgetSettledIntents(uid, Date.now() - memory).catch(() => undefined);
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
