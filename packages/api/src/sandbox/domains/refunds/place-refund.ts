import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { DepositRow, RefundRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { notScreened } from '../kyt/screening.ts';
import type { StrategyNode } from '../strategies/strategies-tables.ts';
import { begin } from '../transactions/moved.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { feeTerms, type FeeAgreed } from '../withdrawals/fee-terms.ts';
import { orderLifetime } from '../withdrawals/order-lifecycle.ts';
import { startOf } from '../withdrawals/order-start.ts';
import { leftOf } from './refundable.ts';

interface Proposal {
  initiator_uid: number;
  /** @default all that is left of it */
  amount?: string;
  /** @default where it came from */
  address_to?: string;
  memo?: string;
  remark: string;
  /** @default as quoted */
  terms?: FeeAgreed;
}

/** Money leaves, so whoever comes last in the workspace strategy signs. */
function signedLast(steps: readonly StrategyNode[]): StrategyNode[] {
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, node_type: 2 as const } : step));
}

/** Begins to give a deposit back: whoever the workspace strategy names for refunds is asked. */
export function placeRefund(world: World, deposit: DepositRow, proposal: Proposal): RefundRow {
  const now = world.clock.now();
  const { wallet_id, sub_wallet_id, symbol } = deposit;
  const coin = coinOf(world, deposit);
  const amount = proposal.amount ?? leftOf(deposit);
  const address_to = proposal.address_to ?? deposit.address_from;
  const usd = inUsd(coin, amount);
  const refund = begin<RefundRow>(world, {
    id: world.nextId('transaction'),
    item_id: world.nextId('item'),
    trans_kind: 'refund',
    request_id: '',
    deposit_id: deposit.id,
    is_of_held: deposit.status === DepositStatus.abnormal,
    wallet_id,
    sub_wallet_id,
    symbol,
    amount,
    address_from: deposit.address_to,
    address_to,
    memo: proposal.memo ?? '',
    remark: proposal.remark,
    initiator_uid: proposal.initiator_uid,
    withdraw_source: 3,
    txid: '',
    confirmations: 0,
    tx_height: 0,
    created_at: now,
    updated_at: now,
    fee_symbol: coin.base_symbol,
    ...(proposal.terms ?? feeTerms(quoteFee(world, coin, wallet_id, address_to), {})),
    ...startOf(world, signedLast(workspaceSteps(world, wallet_id, 'refund'))),
    strategy: { strategy_id: 0, name: 'Refund', type: 0 },
    kyt: notScreened,
    kyt_status: 0,
    pending_round: false,
    replaced: [],
    ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
  });
  world.clock.schedule({ at: now + orderLifetime, kind: 'order.expire', id: refund.id });
  return refund;
}
