import { withdrawals } from '@mpc/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { write } from '../../../../../shared/api/api.ts';
import type { Intent } from '../../../../../shared/intents/intent.ts';
import { sendPayment, type SendResult } from '../../../../../shared/intents/send-payment.ts';

/** Sends an intent; a second press before the first has an answer is not even looked at. */
export function useSend() {
  const create = useMutation(write(withdrawals.create));
  const pressed = useRef(false);
  const [sending, setSending] = useState(false);
  const send = async (intent: Intent, agreed: readonly string[]): Promise<SendResult> => {
    if (pressed.current) return { kind: 'busy' };
    pressed.current = true;
    setSending(true);
    try {
      return await sendPayment(intent, { post: create.mutateAsync, agreed });
    } finally {
      pressed.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}
