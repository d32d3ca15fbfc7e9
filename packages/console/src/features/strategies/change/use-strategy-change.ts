import { outcomeOf, type Command } from '@mpc/api';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRun } from '#features/decisions';
import { useCommonStore } from '#shared/session/common-store.ts';
import { pendingIds, type ChangeAbout } from './change-about.ts';
import type { StillValid } from './use-still-valid.ts';

/** What is known of a request whose answer was lost: it is looked for, it is not there, or nobody could look. */
export type LostRequest = 'looking' | 'absent' | 'unread';

/** Why a request came to nothing: a sentence of this console, or what the server answered. */
export type ChangeFailure = { kind: 'said'; text: string } | { kind: 'refused'; error: unknown };

interface StrategyChange<Params> {
  command: Command<Params, { audit_id: number }>;
  about: ChangeAbout;
  still: StillValid;
  onSubmitted: (auditId: number) => void;
}

/**
 * Requests a change of strategies: once however often it is pressed, and not where it rests on something else than is shown.
 * Where its answer is lost it is looked for among the pending ones; nothing is sent again by itself. The server takes one
 * pending change of a strategy only.
 */
export function useStrategyChange<Params>({ command, about, still, onSubmitted }: StrategyChange<Params>) {
  const { t } = useTranslation('strategyEngine');
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const run = useRun();
  const underWay = useRef(false);
  const before = useRef<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<LostRequest | null>(null);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);

  const look = async () => {
    setLost('looking');
    const now = await pendingIds(about, uid).catch(() => null);
    const found = now?.find((id) => !before.current.includes(id));
    if (found === undefined) return setLost(now === null ? 'unread' : 'absent');
    setLost(null);
    onSubmitted(found);
  };
  const post = async (params: Params) => {
    const against = await still.check();
    if (against !== undefined) return setFailure({ kind: 'said', text: against });
    const ids = await pendingIds(about, uid).catch(() => null);
    if (ids === null) return setFailure({ kind: 'said', text: t('change.unread') });
    before.current = ids;
    setLost(null);
    try {
      onSubmitted((await run(command, params)).audit_id);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === 'unknown') await look();
      else if (outcome === 'notSent') setFailure({ kind: 'said', text: t('change.unread') });
      else setFailure({ kind: 'refused', error });
    }
  };
  const once = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    await act();
    underWay.current = false;
    setBusy(false);
  };
  return {
    busy,
    lost,
    failure,
    against: still.against,
    send: (params: Params) => once(() => post(params)),
    /** Looks once more for what was sent. */
    lookAgain: () => once(look),
  };
}
