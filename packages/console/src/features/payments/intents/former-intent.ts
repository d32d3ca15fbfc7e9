import type { Withdraw } from '@mpc/api';
import { orderDigest } from '#features/orders';
import type { Intent } from './intent.ts';

/** An intent as consoles wrote it that knew transfers to one recipient only. One that is open outlives an update. */
export type FormerIntent = Omit<Intent, 'payment' | 'facts' | 'orderId'> & {
  order: Withdraw;
  base_symbol: string;
  withdrawId: number | null;
};

export const isFormer = (kept: Intent | FormerIntent): kept is FormerIntent => !('payment' in kept);

/** The same payment as it is written now. */
export async function renew({ order, base_symbol, withdrawId, ...rest }: FormerIntent): Promise<Intent> {
  const { symbol, sub_wallet_id, address_to, memo = '', amount } = order;
  const facts = { symbol, base_symbol, sub_wallet_id, address_to, memo, amount };
  return {
    ...rest,
    payment: { kind: 'withdraw', order },
    facts,
    orderId: withdrawId,
    digest: await orderDigest(facts),
  };
}
