import { Drawer, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { MoveForm } from './move-form.tsx';
import type { Move } from './move.values.ts';
import { MoveNotice } from './move-notice.tsx';
import { coldCoinsOf } from './move-reads.ts';
import { MoveTaken } from './move-taken.tsx';
import { moveDraft } from './move.values.ts';

interface MoveDrawerProps {
  walletId: number;
  /** The coin it was opened for; empty where none was chosen. */
  symbol: string;
  onClose: () => void;
}

/** Moves funds between the tiers: what is to move, then the task it became. */
export function MoveDrawer({ walletId, symbol, onClose }: MoveDrawerProps) {
  const { t } = useTranslation('coldWallet');
  const [form] = useState(() => moveDraft(walletId, symbol));
  const [taken, setTaken] = useState<{ id: number; move: Move } | null>(null);
  const [asking, setAsking] = useState(false);
  const coins = useQuery(coldCoinsOf(walletId));
  return (
    <Drawer open title={t('move.title')} onClose={onClose}>
      {taken === null ? (
        <Stack>
          {/* The question says it itself, and looks. */}
          {asking ? null : (
            <MoveNotice walletId={walletId} onFound={(id, { move }) => setTaken({ id, move })} />
          )}
          <QueryView query={coins} skeleton={<Skeleton shape="form" />}>
            {(found) => (
              <Drafted form={form}>
                {({ onClear, ...draft }) => (
                  <MoveForm
                    {...draft}
                    walletId={walletId}
                    coins={found}
                    asking={asking}
                    onAsk={setAsking}
                    onTaken={(id, move) => {
                      onClear();
                      setTaken({ id, move });
                    }}
                  />
                )}
              </Drafted>
            )}
          </QueryView>
        </Stack>
      ) : (
        <MoveTaken {...taken} onClose={onClose} />
      )}
    </Drawer>
  );
}
