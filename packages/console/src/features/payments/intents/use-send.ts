import { collectibles, web3, withdrawals } from '@mpc/api';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { write } from '#shared/api/api.ts';
import type { Intent, Payment } from './intent.ts';
import { sendPayment, type SendResult, type Taken } from './send-payment.ts';

/** Sends an intent; a second press before the first has an answer is not even looked at. */
export function useSend() {
  const withdraw = useMutation(write(withdrawals.create));
  const brc20 = useMutation(write(collectibles.withdrawBrc20));
  const call = useMutation(write(web3.create));
  const pressed = useRef(false);
  const [sending, setSending] = useState(false);

  const post = async ({ kind, order }: Payment): Promise<Taken> => {
    if (kind === 'web3') {
      const { trans_id, need_sign } = await call.mutateAsync(order);
      return { id: trans_id, needSign: need_sign === 1 };
    }
    const taken = await (kind === 'brc20' ? brc20.mutateAsync(order) : withdraw.mutateAsync(order));
    return { id: taken.withdraw_id, needSign: taken.need_sign === 1 };
  };

  const send = async (intent: Intent, agreed: readonly string[] = []): Promise<SendResult> => {
    if (pressed.current) return { kind: 'busy' };
    pressed.current = true;
    setSending(true);
    try {
      return await sendPayment(intent, { post, agreed });
    } finally {
      pressed.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}
