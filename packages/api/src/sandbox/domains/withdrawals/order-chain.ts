import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { moveToken } from '../collectibles/token-move.ts';
import { arrive } from '../transactions/arrivals.ts';
import { blocksAtOnce, blockTime, heightOf, newHash } from '../transactions/chain-time.ts';
import { giveUpRound } from './replacement.ts';
import { feeSpent, gasFee } from './fee-quote.ts';
import { endOrder, finish, outgoingAt } from './order-lifecycle.ts';
import { day } from '../../../core/durations.ts';

/** How long a chain keeps what pays too little for any block before it forgets it. */
const forgottenAfter = 3 * day;

/** Blocks that go by at the slow tier before one has room. */
const slowBlocks = 25;

/** Blocks until one takes a transaction; null where it pays less than the slow tier, and none ever does. */
function blocksUntilTaken(world: World, order: OutgoingRow): number | null {
  const { fees } = known(world.chains.get(order.fee_symbol), `chain ${order.fee_symbol}`);
  if (fees.kind !== 'evm' || order.gas_price === undefined) return 1;
  const [slow, middle] = fees.gas_prices;
  const price = new Big(order.gas_price);
  return price.gte(middle) ? 1 : price.gte(slow) ? slowBlocks : null;
}

/** A block of one of an order's copies: a copy that was outpaced gets none. */
const copyOf = ({ id, replaced }: OutgoingRow) => (replaced.length === 0 ? id : `${id}/${replaced.length}`);

function awaitBlock(world: World, order: OutgoingRow, blocks: number): void {
  const at = world.clock.now() + blockTime(world, coinOf(world, order)) * blocks;
  world.clock.schedule({ at, kind: 'order.block', id: copyOf(order) });
}

/** What is paid to one of our own addresses appears there as a deposit. */
function arriveAtHome(world: World, order: OutgoingRow): void {
  const { base_symbol } = coinOf(world, order);
  const { symbol, address_from, txid } = order;
  const outputs = order.outputs ?? [{ address: order.address_to, amount: order.amount, memo: order.memo }];
  for (const { address, amount, memo } of outputs) {
    for (const home of world.addresses.where('key', addressKey(base_symbol, address))) {
      if (home.base_symbol !== base_symbol || home.memo !== memo) continue;
      const { sub_wallet_id, address: address_to } = home;
      arrive(world, { sub_wallet_id, symbol, amount, address_from, address_to, txid, isInBlock: true });
    }
  }
}

/** What is signed appears on its chain; a replacement takes the place of the one that waits there. */
export function broadcast(world: World, id: number): void {
  const order = outgoingAt(world, id);
  if (order?.status !== WithdrawStatus.inPayment || order.confirmations > 0) return;
  const now = world.clock.now();
  const coin = coinOf(world, order);
  const isFirst = order.txid === '';
  const sent = world.transactions.update<OutgoingRow>(order, {
    txid: newHash(world, coin),
    tx_height: heightOf(world, coin),
    broadcast_at: now,
    updated_at: now,
    ...(isFirst ? {} : { replaced: [...order.replaced, order.txid], outpaced: null }),
  });
  const blocks = blocksUntilTaken(world, sent);
  if (blocks === null)
    world.clock.schedule({ at: now + forgottenAfter, kind: 'order.forget', id: copyOf(sent) });
  else awaitBlock(world, sent, blocks);
}

/** The order a job of one of its copies is about; undefined where that copy was outpaced. */
function orderOfCopy(world: World, copy: number | string): OutgoingRow | undefined {
  const [id = 0] = String(copy).split('/').map(Number);
  const order = outgoingAt(world, id);
  return order?.status === WithdrawStatus.inPayment && copyOf(order) === copy ? order : undefined;
}

/** What was spent of a fee in the end: of a call only the gas it used. */
function spent(world: World, order: OutgoingRow): Partial<OutgoingRow> {
  const { fee, gas_price, gas_limit } = order;
  if (order.trans_kind !== 'web3' || gas_price === undefined || gas_limit === undefined)
    return { real_fee: feeSpent(coinOf(world, order), fee) };
  const gas_used = new Big(gas_limit).times('0.81').round(0, Big.roundUp).toFixed();
  return { real_fee: gasFee(gas_price, gas_used), gas_used };
}

/** A block takes it: it is too late for a replacement, and the recipient's side sees it come. */
function enterBlock(world: World, order: OutgoingRow): OutgoingRow {
  if (order.trans_kind === 'web3') moveToken(world, order);
  else arriveAtHome(world, order);
  return order.outpaced ? giveUpRound(world, order) : order;
}

/** Blocks have come on top of a payment; with enough of them it is done. */
export function orderBlock(world: World, copy: number | string): void {
  const order = orderOfCopy(world, copy);
  if (order === undefined) return;
  const coin = coinOf(world, order);
  const isFirst = order.confirmations === 0;
  const taken = isFirst ? enterBlock(world, order) : order;
  const atOnce = blocksAtOnce(world, coin);
  const confirmations = Math.min(coin.withdraw_confirmation, order.confirmations + (isFirst ? 1 : atOnce));
  const confirmed = world.transactions.update<OutgoingRow>(taken, {
    confirmations,
    tx_height: isFirst ? heightOf(world, coin) : order.tx_height,
    updated_at: world.clock.now(),
  });
  const left = coin.withdraw_confirmation - confirmations;
  if (left > 0) awaitBlock(world, confirmed, Math.min(left, atOnce));
  else finish(world, confirmed, { status: WithdrawStatus.done, ...spent(world, confirmed) });
}

/** No block ever took it, and its chain has forgotten it. */
export function forget(world: World, copy: number | string): void {
  const order = orderOfCopy(world, copy);
  if (order?.confirmations === 0) endOrder(world, order, WithdrawStatus.discarded, 'Dropped by the network');
}
