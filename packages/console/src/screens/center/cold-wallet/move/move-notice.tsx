import { Banner, Button, Link, Stack, Text } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deleteDraft } from '#shared/drafts/drafts.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLostSearch } from '#shared/lost-answers/use-lost-search.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { taskHref } from '../tasks/task-links.ts';
import { wayOf } from './move-content.ts';
import { findMove, moveJournal, type SentMove } from './move-journal.ts';
import { moveDraft } from './move.values.ts';
import { usePendingMove } from './use-move.ts';

interface MoveNoticeProps {
  walletId: number;
  /** The lost move was found, as this task. @default it is said here */
  onFound?: (id: number, sent: SentMove) => void;
}

/** Says that it is not known what became of the last move, looks for it, and says what it became. Nothing while all is known. */
export function MoveNotice({ walletId, onFound }: MoveNoticeProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const pending = usePendingMove(walletId);
  const [found, setFound] = useState<number | null>(null);
  if (pending === 'changed')
    return (
      <Banner
        tone="danger"
        title={t('move.record.title')}
        action={
          <Button size="small" onClick={() => void moveJournal.strike(uid, [walletId])}>
            {t('move.record.compared')}
          </Button>
        }
      >
        {t('move.record.detail')}
      </Banner>
    );
  if (pending !== null && pending !== undefined)
    return (
      <LostMove
        key={pending.sentAt}
        sent={pending}
        onFound={(id) => (onFound === undefined ? setFound(id) : onFound(id, pending))}
      />
    );
  if (found === null) return null;
  return (
    <Banner
      tone="success"
      title={t('move.found', { id: found })}
      action={<Link href={taskHref(found, search)}>{t('move.openTask')}</Link>}
    />
  );
}

/** No answer came. Nothing may be repeated; the server is asked for it. */
function LostMove({ sent, onFound }: { sent: SentMove; onFound: (id: number) => void }) {
  const { t } = useTranslation('coldWallet');
  const queryClient = useQueryClient();
  const { checks, absent, looking, look } = useLostSearch({
    journal: moveJournal,
    sent,
    find: findMove,
    onFound: (id) => {
      // What was sent is no draft any more.
      for (const begun of ['', sent.move.symbol]) {
        const { kind, subWalletId } = moveDraft(sent.move.wallet_id, begun);
        void deleteDraft({ uid: sent.uid, kind, subWalletId });
      }
      void queryClient.invalidateQueries();
      onFound(id);
    },
  });
  const { uid, move, coin } = sent;
  return (
    <Banner
      tone={absent ? 'attention' : 'danger'}
      title={t(absent ? 'move.absent.title' : 'move.lost.title')}
      action={
        absent ? (
          <Button size="small" onClick={() => void moveJournal.strike(uid, [move.wallet_id])}>
            {t('move.absent.again')}
          </Button>
        ) : (
          <Button size="small" busy={looking} onClick={look}>
            {t('move.lost.check')}
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Text as="p" tone="strong">
          {wayOf(move.direction, t).label} · {exactAmount(move.amount)} {coin}
        </Text>
        <Text as="p">{t(absent ? 'move.absent.detail' : 'move.lost.detail')}</Text>
        <Text as="p" tone="muted" aria-live="polite">
          {t('move.lost.checks', { count: checks })}
        </Text>
      </Stack>
    </Banner>
  );
}
