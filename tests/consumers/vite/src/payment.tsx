import { withdrawals } from '@mpc/api';
import { subWalletIds, specialAddresses } from '@mpc/api/sandbox';
import { useMutation } from '@tanstack/react-query';
import { write } from './api.ts';

/** One payment: a command is sent once, and never again by itself. */
export function Payment() {
  const pay = useMutation(write(withdrawals.create));
  const send = () =>
    pay.mutate({
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol: 'TUSDT',
      address_to: specialAddresses.ordinary.tron,
      amount: '25',
    });
  return (
    <p>
      <button type="button" disabled={pay.isPending} onClick={send}>
        Pay 25 USDT
      </button>
      {pay.isSuccess && <output>Order {pay.data.withdraw_id} is awaiting approval</output>}
      {pay.isError && <output>{pay.error.message}</output>}
    </p>
  );
}
