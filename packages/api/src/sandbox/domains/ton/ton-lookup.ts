import type { TonMessage, TonStep, TonTx } from '../../../domains/ton/ton.schema.ts';
import { subWalletsOf } from '../../world/access.ts';
import type { TransactionRow } from '../../world/rows.ts';
import type { Asking } from '../../wire/resolver.ts';
import { base64Hash, hexHash } from './ton-hash.ts';
import type { TonMessageRow, TonStepRow, TonTraceRow } from './ton-tables.ts';
import { ownTrace } from './ton-trace.ts';

/** A transfer, and our record of it: 0 where we have none. */
interface Found {
  trace: TonTraceRow;
  related_trans_id: number;
}

function traceOf(row: TransactionRow): TonTraceRow {
  const isDeposit = row.trans_kind === 'deposit' || row.trans_kind === 'nft';
  return ownTrace({
    id: row.id,
    hash: hexHash(row.txid),
    isDeposit,
    isToken: row.symbol !== 'TON',
    amount: row.amount,
    from: row.address_from,
    to: row.address_to,
    comment: row.memo,
    fee: 'fee' in row ? row.fee : '0.0031',
    utime: ('broadcast_at' in row ? row.broadcast_at : undefined) ?? row.created_at,
  });
}

/** Our own transfers on TON that the caller sees. */
function ownTransfers({ world, person }: Asking, walletId: number): Found[] {
  return subWalletsOf(world, person.uid, walletId)
    .filter((row) => row.focus.some((symbol) => world.coins.get(symbol)?.base_symbol === 'TON'))
    .flatMap((row) => world.transactions.where('sub_wallet_id', row.sub_wallet_id))
    .filter((row) => row.txid !== '' && world.coins.get(row.symbol)?.base_symbol === 'TON')
    .map((row) => ({ trace: traceOf(row), related_trans_id: row.id }));
}

function messageView({ hash, ...message }: TonMessageRow): TonMessage {
  return { ...message, hash: base64Hash(hash) };
}

function stepFacts({ hash, lt, in_msg, success, exit_code, utime }: TonStepRow) {
  return {
    txid: base64Hash(hash),
    txid_hex: hash,
    lt,
    account: in_msg.destination,
    success,
    exit_code,
    utime,
  };
}

function stepView(step: TonStepRow): TonStep {
  const { value, comment } = step.in_msg;
  const { depth, parent } = step;
  return { ...stepFacts(step), depth, parent_txid: parent === '' ? '' : base64Hash(parent), value, comment };
}

function view(query: string, step: TonStepRow, { trace, related_trans_id }: Found): TonTx {
  return {
    query,
    ...stepFacts(step),
    in_msg: messageView(step.in_msg),
    out_msgs: step.out_msgs.map(messageView),
    fee: step.fee,
    trace: trace.steps.map(stepView),
    related_trans_id,
  };
}

/** The transactions of these hashes, of their own or of the message that caused them; what is unknown is left out. */
export function lookUp(asking: Asking, walletId: number, hashes: readonly string[], since: number): TonTx[] {
  const others = asking.world.tonTraces.all().map((trace): Found => ({ trace, related_trans_id: 0 }));
  const steps = [...ownTransfers(asking, walletId), ...others].flatMap((found) =>
    found.trace.steps.map((step) => ({ step, found })),
  );
  return hashes.flatMap((query) => {
    const hash = hexHash(query);
    const hit =
      steps.find(({ step }) => step.hash === hash) ?? steps.find(({ step }) => step.in_msg.hash === hash);
    return hit === undefined || hit.step.utime < since ? [] : [view(query, hit.step, hit.found)];
  });
}
