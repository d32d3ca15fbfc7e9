import type { Refusal } from '@mpc/api';
import { useRef, useState, type ReactNode } from 'react';
import { useRun, type SignCheck } from '#features/decisions';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { PendingCommand } from '#shared/lost-answers/command-journal.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useStoredRecords } from '#shared/session/use-stored-records.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { currentTime } from '#shared/time/server-time.ts';
import type { ReadyMove } from './move-content.ts';
import { moveJournal, movesBefore, sendMove, type SentMove } from './move-journal.ts';

/** The move of a wallet whose outcome is unknown; `changed` where its record is not as it was written; undefined until that is read. */
export function usePendingMove(walletId: number): SentMove | 'changed' | null | undefined {
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const all = useStoredRecords<PendingCommand<SentMove>>(uid, moveJournal.all, moveJournal.listen);
  return all === null ? undefined : (all.find(({ place }) => place[0] === walletId)?.sent ?? null);
}

interface MoveOptions {
  walletId: number;
  /** Says why the server took it no further. */
  refused: (refusal: Refusal) => ReactNode;
}

/**
 * Moves funds: with one request however often it is pressed, none where the move is not what was looked at any more, and
 * none of this wallet while it is not known what became of the last.
 */
export function useMove({ walletId, refused }: MoveOptions) {
  const { t } = useTranslation('coldWallet');
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const pending = usePendingMove(walletId);
  const run = useRun();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(undefined);
  const pressed = useRef(false);

  const attempt = async (
    { move, coin }: ReadyMove,
    check: () => Promise<SignCheck>,
  ): Promise<number | null> => {
    const found = await check();
    if (found !== 'same') {
      setError(t(`move.stop.${found}`));
      return null;
    }
    const before = await movesBefore({ uid, move }).catch(() => null);
    if (before === null) {
      setError(t('move.stop.unread'));
      return null;
    }
    const sent = { uid, move, coin: coinName(coin), before, sentAt: currentTime() };
    const result = await sendMove(sent, run);
    if (result.kind === 'done') return result.made;
    if (result.kind === 'refused') setError(refused(result.refusal));
    else if (result.kind !== 'unknown') setError(t(`move.stop.${result.kind}`));
    return null;
  };

  return {
    /** What stands against sending one now. */
    against:
      pending === undefined
        ? t('move.stop.reading')
        : pending === null
          ? undefined
          : t('move.stop.unknownFirst'),
    busy,
    /** Why the last came to nothing. */
    error,
    /** Sends it; gives back the number of its task, or null where it is not known to be one. */
    send: async (ready: ReadyMove, check: () => Promise<SignCheck>): Promise<number | null> => {
      if (pressed.current) return null;
      pressed.current = true;
      setBusy(true);
      setError(undefined);
      try {
        return await attempt(ready, check);
      } finally {
        setBusy(false);
        pressed.current = false;
      }
    },
  };
}
