import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { requestId } from '../../world/history.ts';
import type { OrderRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { placeOrder } from '../withdrawals/place-order.ts';
import type { Tiers } from './tiers.ts';

const broadcastDelay = 2_000;

interface TaskRequest {
  symbol: string;
  amount: string;
  /** 0: a fund strategy; the co-signer signs for it. */
  uid: number;
  remark: string;
}

/** Pays from the hot tier into the warm contract, as any payment; the co-signer signs what a fund strategy asks for. */
export function payWarm(
  world: World,
  { hot, warm }: Tiers,
  { symbol, amount, uid, remark }: TaskRequest,
): OrderRow {
  const order = placeOrder(world, {
    request_id: requestId(world.random),
    initiator_uid: uid,
    sub_wallet_id: hot.sub_wallet_id,
    symbol,
    amount,
    address_to: warm.address,
    remark,
  });
  if (uid !== 0 || order.status >= WithdrawStatus.done) return order;
  const now = world.clock.now();
  const approved = world.transactions.update(order, { nodes: [], status: WithdrawStatus.awaitingSignature });
  world.clock.schedule({ at: now + broadcastDelay, kind: 'order.broadcast', id: order.id });
  return world.transactions.update(approved, {
    status: WithdrawStatus.inPayment,
    signed_at: now,
    signed_by: 'Co-signer',
    updated_at: now,
  });
}
