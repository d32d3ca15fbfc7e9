import { codes, outcomeOf, Refusal, type Command } from '@mpc/api';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';
import type { StillSame } from './use-still-same.ts';

interface Change<Params, Data> {
  command: Command<Params, Data>;
  /** Whether the number that is sent is still of what is shown: it came out of a list. */
  still: StillSame;
  onDone: (data: Data) => void;
}

/**
 * Sends a change of the book: one request however often it is pressed, none where its number is of something else than is
 * shown, and afterwards why it came to nothing. The server takes a change that waits already for the same one, so that
 * after a lost answer it may be asked for again.
 */
export function useChange<Params, Data>({ command, still, onDone }: Change<Params, Data>) {
  const { t } = useTranslation('whiteAddress');
  const underWay = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { mutate, isPending, error } = useMutation({
    ...write(command),
    onSuccess: onDone,
    onSettled: () => {
      underWay.current = false;
    },
  });
  const failed = (): string | undefined => {
    if (fault !== undefined || error === null) return fault;
    if (error instanceof Refusal) return refusalWords(error, t);
    return t(outcomeOf(error) === 'unknown' ? 'change.unknown' : 'change.notSent');
  };
  return {
    /** What stands against sending it now. */
    against: still.against,
    busy: isPending || isChecking,
    error: failed(),
    run: async (params: Params) => {
      if (underWay.current) return;
      underWay.current = true;
      setChecking(true);
      const against = await still.check();
      setChecking(false);
      setFault(against);
      if (against === undefined) mutate(params);
      else underWay.current = false;
    },
  };
}

/** Why the server refused a change of the book. */
export const refusalWords = ({ code, msg }: Refusal, t: TFunction<'whiteAddress'>): string =>
  code === codes.changePending ? t('change.waits') : msg || code;

/** A remark as it is sent: left out where there is none. */
export const said = (remark: string): { remark?: string } =>
  remark.trim() === '' ? {} : { remark: remark.trim() };
