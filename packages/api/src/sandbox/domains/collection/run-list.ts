import Big from 'big.js';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import type { CollectHistory } from '../../../domains/collection/collect-history.schema.ts';
import { coinOf, ownWallet, roleIn, sees, subWalletOf, walletOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { compareText, decimalKey } from '../transactions/decimal-order.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { actionOf, canCancel, outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { CollectRunRow } from './collection-tables.ts';
import { transfersOf } from './sweep.ts';

type Filter = ParamsOf<typeof collection.history>;

const callOf = (world: World, { id }: CollectRunRow): OutgoingRow =>
  known(outgoingAt(world, id), `sweep ${id}`);

function usdOf(world: World, { id }: CollectRunRow): Big {
  return transfersOf(world, id).reduce((sum, row) => sum.plus(row.amount_usd ?? 0), new Big(0));
}

/** A sweep as somebody sees it. */
export function runView(world: World, run: CollectRunRow, uid: number): CollectHistory {
  const call = callOf(world, run);
  const coin = coinOf(world, run);
  const rule = known(world.collectRules.get(run.rule_id), `collection rule ${run.rule_id}`);
  const { id, rule_id, symbol, total_amount, trigger, transfer_ids } = run;
  const { txid, fee_symbol, fee, real_fee, confirmations, status, fail_reason, created_at, finished_at } =
    call;
  return {
    id,
    rule_id,
    rule_name: rule.rule_name,
    base_symbol: coin.base_symbol,
    coin_net: coin.coin_net,
    symbol,
    symbol_alias: coin.symbol_alias,
    total_amount,
    ...(coin.price_usd === undefined ? {} : { amount_usd: usdOf(world, run).toFixed(2) }),
    address_count: transfer_ids.length,
    txid,
    txid_link: coin.txid_link,
    fee_symbol,
    fee_symbol_alias: coinOf(world, { symbol: fee_symbol }).symbol_alias,
    fee,
    real_fee,
    confirmations,
    confirmations_needed: coin.withdraw_confirmation,
    status,
    trigger,
    ...(call.initiator_uid === 0 ? {} : { initiator: personBeside(world, call.initiator_uid) }),
    fail_reason,
    can_cancel: canCancel(world, call, uid),
    need_sign: actionOf(world, call, uid) === 2 ? 1 : 0,
    created_at,
    finished_at,
  };
}

function matches(world: World, run: CollectRunRow, filter: Filter): boolean {
  const { base_symbol, symbol, status } = filter;
  return (
    (filter.rule_id === undefined || run.rule_id === filter.rule_id) &&
    (filter.trigger === undefined || run.trigger === filter.trigger) &&
    (symbol === undefined || symbol.includes(run.symbol)) &&
    (base_symbol === undefined || base_symbol.includes(coinOf(world, run).base_symbol)) &&
    (status === undefined || status.includes(callOf(world, run).status))
  );
}

/** The page of sweeps that was asked for. */
export function listRuns(asking: Asking, filter: Filter): DataOf<typeof collection.history> {
  const { world, person } = asking;
  ownWallet(asking, filter.wallet_id);
  const runs = world.collectRuns
    .where('wallet_id', filter.wallet_id)
    .filter((run) => matches(world, run, filter));
  const amountIn = {
    created_at: (run: CollectRunRow) => String(callOf(world, run).created_at),
    amount_usd: (run: CollectRunRow) => usdOf(world, run).toFixed(2),
    address_count: (run: CollectRunRow) => String(run.transfer_ids.length),
  }[filter.order_by ?? 'created_at'];
  const keys = new Map(runs.map((run) => [run, decimalKey(amountIn(run))]));
  const keyOf = (run: CollectRunRow) => keys.get(run) ?? '';
  return listed(runs, filter, {
    show: (run) => runView(world, run, person.uid),
    texts: (run) => [world.collectRules.get(run.rule_id)?.rule_name ?? '', callOf(world, run).txid],
    time: (run) => callOf(world, run).created_at,
    compare: (one, other) => compareText(keyOf(one), keyOf(other)) || one.id - other.id,
  });
}

/** A sweep in a wallet of the caller's, by its number. */
export function ownRun({ world, person }: Asking, id: number): CollectRunRow | undefined {
  const run = world.collectRuns.get(id);
  const isMine = run !== undefined && roleIn(walletOf(world, run), person.uid) !== undefined;
  return isMine ? run : undefined;
}

/** What a sweep takes from each address, as far as somebody sees the sub-wallets. */
export function partsOf(world: World, run: CollectRunRow, uid: number) {
  return transfersOf(world, run.id)
    .filter((row) => sees(world, uid, subWalletOf(world, row)))
    .map((row) => ({
      trans_id: row.id,
      sub_wallet_id: row.sub_wallet_id,
      sub_wallet_name: subWalletOf(world, row).sub_wallet_name,
      address_from: row.address_from,
      amount: row.amount,
      status: row.status,
    }));
}
