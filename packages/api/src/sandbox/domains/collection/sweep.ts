import Big from 'big.js';
import { isTerminal } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, walletOf } from '../../world/access.ts';
import { requestId } from '../../world/history.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { OutgoingRow, SweepRow } from '../../world/rows.ts';
import { known, requestKey, type World } from '../../world/world.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import { stepsOf } from '../approvals/nodes.ts';
import { blockTime, heightOf } from '../transactions/chain-time.ts';
import { begin, move } from '../transactions/moved.ts';
import { endOrder, orderLifetime, outgoingAt, sign } from '../withdrawals/order-lifecycle.ts';
import type { CollectCoin, CollectRuleRow, CollectRunRow } from './collection-tables.ts';
import { collectGas, contractOf, ruleFee } from './collect-rules.ts';
import { canPay, leavingRow, send, type Leaving } from './contract-call.ts';
import { sumOf, waitingOf, type Piece } from './waiting.ts';

/** What the call of a sweep from so many addresses costs the receiving sub-wallet. */
export function sweepFee(world: World, rule: CollectRuleRow, addresses: number): string {
  return ruleFee(world, rule, collectGas.sweep + collectGas.address * addresses);
}

/** Whether the receiving sub-wallet can pay for some sweeps together. */
export function canSweep(
  world: World,
  rule: CollectRuleRow,
  sweeps: readonly { pieces: readonly Piece[] }[],
): boolean {
  const fees = sweeps.map(({ pieces }) => sweepFee(world, rule, pieces.length));
  const fee = fees.reduce((sum, one) => sum.plus(one), new Big(0)).toFixed();
  return canPay(world, rule.collect_sub_wallet_id, rule.base_symbol, fee);
}

/** Who signs what a rule does: whoever holds a key of the wallet. */
function signers(world: World, rule: CollectRuleRow): OutgoingRow['nodes'] {
  const uids = walletOf(world, rule)
    .members.filter(({ role }) => role !== 3)
    .map(({ uid }) => uid);
  return stepsOf(world, [{ node_type: 2, threshold: 1, uids }]);
}

/**
 * Takes what waits of a coin: one call of the contract, paid by the receiving sub-wallet, and a movement from each
 * address. Asked for by a person it waits for a signature; by the clock it goes out at once.
 */
export function sweep(
  world: World,
  rule: CollectRuleRow,
  { symbol }: CollectCoin,
  pieces: readonly Piece[],
  initiator_uid: number,
): CollectRunRow {
  const isByClock = initiator_uid === 0;
  const { id: rule_id, wallet_id, base_symbol, collect_sub_wallet_id, collect_address } = rule;
  const contract = contractOf(rule);
  const shared = {
    base_symbol,
    request_id: requestId(world.random),
    initiator_uid,
    status: isByClock ? 1200 : 1100,
  } as const;
  const insert = (leaving: Leaving) => {
    const usd = inUsd(coinOf(world, leaving), leaving.amount);
    return begin<SweepRow>(world, {
      ...leavingRow(world, leaving),
      trans_kind: 'collect',
      rule_id,
      collect_way: 2,
      interactive_contract: contract,
      ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
    });
  };
  const call = insert({
    ...shared,
    sub_wallet_id: collect_sub_wallet_id,
    symbol: base_symbol,
    amount: '0',
    address_to: contract,
    fee: sweepFee(world, rule, pieces.length),
    ...(isByClock ? {} : { nodes: signers(world, rule) }),
  });
  const transfers = pieces.map(({ sub_wallet_id, address, amount }) =>
    insert({
      ...shared,
      sub_wallet_id,
      symbol,
      amount: amount.toFixed(),
      address_from: address,
      address_to: collect_address,
      fee: '0',
    }),
  );
  if (isByClock) go(world, call.id);
  else world.clock.schedule({ at: call.created_at + orderLifetime, kind: 'order.expire', id: call.id });
  return world.collectRuns.insert({
    id: call.id,
    rule_id,
    wallet_id,
    symbol,
    total_amount: sumOf(pieces).toFixed(),
    trigger: isByClock ? 2 : 1,
    transfer_ids: transfers.map(({ id }) => id),
  });
}

/** What the clock takes: of every coin that is switched on, where the receiving sub-wallet can pay for it. */
export function sweepByClock(world: World, rule: CollectRuleRow): void {
  for (const coin of rule.symbols) {
    const pieces = waitingOf(world, rule, coin);
    if (pieces.length > 0 && canSweep(world, rule, [{ pieces }])) sweep(world, rule, coin, pieces, 0);
  }
}

/** The call goes to its chain, and then what it moves is there too. */
function go(world: World, callId: number): void {
  send(world, callId);
  world.clock.schedule({ at: world.clock.now() + 2_000, kind: 'collection.sent', id: callId });
}

/** The phone signs a sweep: the call, and with it what it moves. */
export function signSweep(world: World, callId: number, person: PersonRow): void {
  const call = known(outgoingAt(world, callId), `sweep ${callId}`);
  const signed = sign(world, call, person);
  if (signed.status !== 1200) return;
  for (const row of transfersOf(world, callId)) {
    const { signed_at, signed_by } = signed;
    move<OutgoingRow>(world, row, {
      status: 1200,
      ...(signed_at === undefined ? {} : { signed_at }),
      ...(signed_by === undefined ? {} : { signed_by }),
    });
  }
  world.clock.schedule({ at: world.clock.now() + 2_000, kind: 'collection.sent', id: callId });
}

/** What a sweep moves, from each address. */
export function transfersOf(world: World, callId: number): OutgoingRow[] {
  const ids = world.collectRuns.get(callId)?.transfer_ids ?? [];
  return ids.map((id) => known(outgoingAt(world, id), `transfer ${id}`));
}

/** What a call moves is on the chain under its hash, and is confirmed with it. */
export function markSent(world: World, callId: number): void {
  const call = outgoingAt(world, callId);
  if (call?.status !== 1200) return;
  const now = world.clock.now();
  if (call.txid === '') {
    world.clock.schedule({ at: now + 1_000, kind: 'collection.sent', id: callId });
    return;
  }
  const { txid } = call;
  for (const row of transfersOf(world, callId)) {
    const coin = coinOf(world, row);
    const tx_height = heightOf(world, coin);
    world.transactions.update<OutgoingRow>(row, { txid, tx_height, broadcast_at: now, updated_at: now });
    world.clock.schedule({ at: now + blockTime(world, coin), kind: 'order.block', id: row.id });
  }
}

/** What belongs to one sweep ends together: where one part comes to nothing, so do the others. */
export function completeSweep(world: World, row: OutgoingRow): void {
  const { status, fail_reason, request_id, initiator_uid, ended_by } = row;
  if (status === 2000 || request_id === '') return;
  const parts = world.transactions.where('request', requestKey(initiator_uid, request_id));
  if (!parts.some((part) => world.collectRuns.get(part.id) !== undefined)) return;
  for (const { id } of parts) {
    const part = outgoingAt(world, id);
    if (part === undefined || isTerminal(part)) continue;
    if (status !== 1000 && status !== 1100 && status !== 1200)
      endOrder(world, part, status, fail_reason, ended_by);
  }
}
