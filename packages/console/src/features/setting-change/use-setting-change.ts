import { outcomeOf, type Command } from '@mpc/api';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRun } from '#features/decisions';
import type { StillSet } from './use-still-set.ts';

/** What is known of a change whose answer was lost: it is looked for, it is not there, or nobody could look. */
export type LostChange = 'looking' | 'absent' | 'unread';

export interface SettingChangeAsked<Params, Data> {
  command: Command<Params, Data>;
  still: StillSet;
  /** Keeps what it is sent on, and gives back what is sent in the end. @default what was asked for */
  noted?: ((params: Params) => Promise<Params>) | undefined;
  /** Reads back whether the settings are as they were sent. */
  isThere: (params: Params) => Promise<boolean>;
  /** Says why the server took it no further, and what to do next. */
  refused: (error: unknown) => ReactNode;
  /** Called with the answer; with null where the answer was lost and the change was found. */
  onDone: (data: Data | null) => void;
}

/**
 * Sends a change of settings: one request however often it is pressed, none where it rests on something else than is
 * shown. Where its answer is lost the settings are read back, and nothing is sent again by itself.
 */
export function useSettingChange<Params, Data>(asked: SettingChangeAsked<Params, Data>) {
  const { command, still, noted, isThere, refused, onDone } = asked;
  const { t } = useTranslation();
  const run = useRun();
  const underWay = useRef(false);
  const sent = useRef<Params | null>(null);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<LostChange | null>(null);
  const [error, setError] = useState<ReactNode>(undefined);

  const look = async (params: Params) => {
    setLost('looking');
    const found = await isThere(params).catch(() => null);
    if (found === true) {
      setLost(null);
      onDone(null);
    } else setLost(found === false ? 'absent' : 'unread');
  };
  const post = async (params: Params) => {
    const against = await still.check();
    if (against !== undefined) return setError(against);
    const sending = noted === undefined ? params : await noted(params);
    sent.current = sending;
    try {
      onDone(await run(command, sending));
    } catch (failure) {
      const outcome = outcomeOf(failure);
      if (outcome === 'unknown') await look(sending);
      else setError(outcome === 'notSent' ? t('settingChange.unread') : refused(failure));
    }
  };
  const once = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    await act();
    underWay.current = false;
    setBusy(false);
  };
  return {
    busy,
    lost,
    error,
    against: still.against,
    send: (params: Params) => once(() => post(params)),
    /** Looks once more for what was sent. */
    lookAgain: () =>
      once(async () => {
        if (sent.current !== null) await look(sent.current);
      }),
  };
}
