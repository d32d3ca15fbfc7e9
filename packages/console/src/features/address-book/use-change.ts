import { codes, outcomeOf, Refusal, type Command } from '@mpc/api';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { write } from '#shared/api/api.ts';

/**
 * Sends a change of the book: one request however often it is pressed, and afterwards why it came to nothing. The server
 * takes a change that waits already for the same one, so that after a lost answer it may be asked for again.
 */
export function useChange<Params, Data>(command: Command<Params, Data>, onDone: (data: Data) => void) {
  const { t } = useTranslation('whiteAddress');
  const underWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    ...write(command),
    onSuccess: onDone,
    onSettled: () => {
      underWay.current = false;
    },
  });
  const failed = () => {
    if (error instanceof Refusal) return refusalWords(error, t);
    return t(outcomeOf(error) === 'unknown' ? 'change.unknown' : 'change.notSent');
  };
  return {
    busy: isPending,
    error: error === null ? undefined : failed(),
    run: (params: Params) => {
      if (underWay.current) return;
      underWay.current = true;
      mutate(params);
    },
  };
}

/** Why the server refused a change of the book. */
export const refusalWords = ({ code, msg }: Refusal, t: TFunction<'whiteAddress'>): string =>
  code === codes.changePending ? t('change.waits') : msg || code;

/** A remark as it is sent: left out where there is none. */
export const said = (remark: string): { remark?: string } =>
  remark.trim() === '' ? {} : { remark: remark.trim() };
