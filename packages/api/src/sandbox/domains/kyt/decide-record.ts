import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { kyt } from '../../../domains/kyt/kyt.contract.ts';
import { coinOf, governs, walletOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { agree, endItem, isAsked, openItem, pendingItem } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { choicesFor, handleRecord } from './handle-record.ts';
import type { Proposed } from './kyt-lifecycle.ts';
import { movementOf, recordAt, type Screened } from './kyt-records.ts';
import type { KytRecordRow } from './kyt-tables.ts';
import { ownRecord } from './own-service.ts';

/** What is given back pays its own miner fee from where it lies. */
function checkFee(world: World, row: Screened): void {
  const coin = coinOf(world, row);
  const { trans_fee } = quoteFee(world, coin, row.wallet_id, row.address_from);
  const { total, locked } = world.ledger.at(row.sub_wallet_id, coin.base_symbol, row.address_to);
  if (total.minus(locked).lt(trans_fee))
    throw new Refused(codes.insufficientFeeBalance, {
      coin: coinOf(world, { symbol: coin.base_symbol }).symbol_alias,
    });
}

/** A member's proposal, put before the people of the wallet's strategy for KYT. */
export function propose(world: World, record: KytRecordRow, uid: number, after: Proposed): number {
  const { wallet_id, sub_wallet_id, record_id } = record;
  const { symbol, amount, kyt_status } = movementOf(world, record);
  const { symbol_alias, coin_net } = coinOf(world, { symbol });
  const { item_id, status } = openItem(world, {
    item_type: 13,
    business_id: record_id,
    wallet_id,
    sub_wallet_id,
    initiator_uid: uid,
    title: {
      key: `todo.title.kyt.${after.handle_type}`,
      params: { amount, coin: symbol_alias, net: coin_net },
    },
    summary: [{ key: 'todo.summary.reason', params: { reason: after.remark } }],
    remark: after.remark,
    before: { kyt_status },
    after,
    steps: workspaceSteps(world, wallet_id, 'kyt'),
  });
  logAs(world, uid, {
    wallet_id,
    sub_wallet_id,
    business: 'kyt',
    area: 'record',
    op: 'propose',
    business_id: record_id,
    after: after.remark,
    status,
    item_id,
  });
  return item_id;
}

/** Owner and admins decide at once, which settles what a member may have proposed; a member proposes. */
export function decideRecord(
  asking: Asking,
  { record_id, handle_type, remark, digest, build }: ParamsOf<typeof kyt.handle>,
): { item_id?: number } {
  const { world, person } = asking;
  const record = ownRecord(asking, record_id);
  const row = movementOf(world, record);
  const choices = choicesFor(world, row);
  if (choices.length === 0) throw new Refused(codes.alreadyHandled);
  if (!choices.includes(handle_type)) throw new BadField('handle_type', 'range');
  if (handle_type === 3) checkFee(world, row);
  const by = { uid: person.uid, remark: remark.trim() };
  const item = pendingItem(world, 13, record_id);
  if (!governs(walletOf(world, record), person.uid)) {
    if (item !== undefined) throw new Refused(codes.changePending, {}, { item_id: item.item_id });
    return { item_id: propose(world, record, person.uid, { handle_type, remark: by.remark }) };
  }
  const isSame = item !== undefined && (item.after as Proposed).handle_type === handle_type;
  const settled =
    isSame && isAsked(item, person.uid)
      ? agree(world, item, person, { remark: by.remark, digest, build })
      : item;
  if (settled?.status === 0) endItem(world, settled, 5, by.remark);
  // Nothing more where agreeing has done it.
  handleRecord(world, recordAt(world, record_id), handle_type, by);
  return {};
}
