import { callbacks, outcomeOf, Refusal } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { write } from '#shared/api/api.ts';

/** The most deliveries that can be sent again at once. */
export const resendLimit = 50;

/** What the customer's server made of deliveries that were sent again, by their numbers: taken, or not. */
export type Resent = ReadonlyMap<number, boolean>;

/** Sends deliveries again, and remembers what became of each until the screen is left. */
export function useResend() {
  const { t } = useTranslation();
  const [resent, setResent] = useState<Resent>(new Map());
  const command = useMutation({
    ...write(callbacks.resend),
    onSuccess: ({ success, fail }) => {
      setResent(
        (now) =>
          new Map([
            ...now,
            ...success.map((id) => [id, true] as const),
            ...fail.map((id) => [id, false] as const),
          ]),
      );
      const said = { taken: success.length, of: success.length + fail.length };
      toasts.show({
        key: 'resend',
        tone: fail.length === 0 ? 'success' : success.length === 0 ? 'danger' : 'attention',
        message: t('callbacks.resent', said),
        ...(fail.length === 0 ? {} : { detail: t('callbacks.resentFailed') }),
      });
    },
    onError: (error) => {
      // What the server had against it is said already, as of every refusal but the silent ones.
      if (error instanceof Refusal && error.kind !== 'silent') return;
      toasts.show({
        key: 'resend',
        tone: 'danger',
        message: t(outcomeOf(error) === 'unknown' ? 'callbacks.resendUnknown' : 'callbacks.notResent'),
      });
    },
  });
  const ids = command.variables?.ids ?? [];
  return {
    resent,
    resend: (wanted: readonly number[]) => {
      if (!command.isPending) command.mutate({ ids: [...wanted] });
    },
    /** Whether this delivery is being sent again just now. */
    isSending: (id: number) => command.isPending && ids.includes(id),
    sending: command.isPending,
  };
}

export type Resending = ReturnType<typeof useResend>;
