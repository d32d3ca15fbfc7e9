import Big from 'big.js';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, governs, walletOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { stepsOf } from '../approvals/nodes.ts';
import type { FeeAgreed } from './fee-terms.ts';
import { standDown } from './stand-down.ts';

/** How much more a replacement has to pay than the one under way, for its chain to take it instead. */
const least = '1.1';

/** Whether a chain would still take a replacement: it is sent, in no block yet, and its chain lets fees be raised. */
export function isSpeedable(world: World, order: OutgoingRow): boolean {
  const isKind = order.trans_kind === 'withdraw' || order.trans_kind === 'web3';
  const isUnconfirmed =
    order.status === WithdrawStatus.inPayment && order.txid !== '' && order.confirmations === 0;
  return (
    isKind && isUnconfirmed && coinOf(world, order).support_acceleration && order.gas_price !== undefined
  );
}

/** Whether somebody may ask for a replacement now: owner and admins, one replacement at a time. */
export function canSpeedUp(world: World, order: OutgoingRow, uid: number): boolean {
  return isSpeedable(world, order) && order.pending_round !== true && governs(walletOf(world, order), uid);
}

/** The least that a replacement of something has to pay, of a price or of a fee. */
export function leastFaster(paid: string): string {
  return new Big(paid).times(least).toFixed();
}

/** Asks for the signature of a replacement. The order goes on as it is until it is sent; its higher fee is held from now on. */
export function openRound(
  world: World,
  order: OutgoingRow,
  request_id: string,
  { fee, gas_price, gas_limit }: FeeAgreed,
): OutgoingRow {
  const signing = order.nodes.findLast((node) => node.node_type === 2);
  const uids = signing?.members.map((member) => member.uid) ?? [];
  const [round] = stepsOf(world, [{ node_type: 2, threshold: signing?.threshold ?? 1, uids }]);
  return world.transactions.update<OutgoingRow>(order, {
    fee,
    ...(gas_price === undefined ? {} : { gas_price }),
    ...(gas_limit === undefined ? {} : { gas_limit }),
    pending_round: true,
    updated_at: world.clock.now(),
    nodes:
      round === undefined ? order.nodes : [...order.nodes, { ...round, node_index: order.nodes.length + 1 }],
    outpaced: {
      request_id,
      fee: order.fee,
      ...(order.gas_price === undefined ? {} : { gas_price: order.gas_price }),
      ...(order.gas_limit === undefined ? {} : { gas_limit: order.gas_limit }),
    },
  });
}

/** No replacement is sent after all: what is under way goes on at its own fee. */
export function giveUpRound(world: World, order: OutgoingRow): OutgoingRow {
  const { request_id: _, ...terms } = order.outpaced ?? { request_id: '', fee: order.fee };
  return world.transactions.update<OutgoingRow>(order, {
    ...terms,
    outpaced: null,
    pending_round: false,
    nodes: standDown(world, order),
    updated_at: world.clock.now(),
  });
}
