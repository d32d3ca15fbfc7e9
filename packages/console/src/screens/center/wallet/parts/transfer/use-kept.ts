import { useEffect, useState } from 'react';
import { readDraft, type DraftPlace } from '../../../../../shared/drafts/drafts.ts';
import { memory } from '../../../../../shared/intents/intent.ts';
import { forgetSettledIntents } from '../../../../../shared/intents/journal.ts';
import { adoptOrphans } from '../../../../../shared/intents/send-payment.ts';
import { isTransferDraft, type TransferDraft } from './use-transfer-form.ts';

/** What this browser kept for a form: its draft, once it is read and payments of closed tabs are taken over; null before. */
export function useKept({ uid, kind, subWalletId }: DraftPlace): { draft: TransferDraft | null } | null {
  const [kept, setKept] = useState<{ draft: TransferDraft | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      // A browser that keeps nothing has nothing to take over; sending will say so.
      await adoptOrphans(uid, subWalletId).catch(() => undefined);
      await forgetSettledIntents(uid, Date.now() - memory).catch(() => undefined);
      const draft = await readDraft({ uid, kind, subWalletId }, isTransferDraft);
      if (wanted) setKept({ draft });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [uid, kind, subWalletId]);
  return kept;
}
