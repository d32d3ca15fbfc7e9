import type { KytRecord, KytRecordDetail } from '../../../domains/kyt/kyt-record.schema.ts';
import { standInFile } from '../../wire/stand-in-file.ts';
import { coinOf, governs, roleIn, subWalletOf, walletOf } from '../../world/access.ts';
import { known, type World } from '../../world/world.ts';
import { pendingItem } from '../approvals/items.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { exposureOf, exposuresOf } from './exposures.ts';
import { choicesFor } from './handle-record.ts';
import { directionOf, movementOf, type Screened } from './kyt-records.ts';
import type { KytRecordRow } from './kyt-tables.ts';

/** The address that was looked at: the other side's. */
function screenedAddress(row: Screened): string {
  return row.trans_kind === 'deposit' ? row.address_from : row.address_to;
}

/** Who screened it. */
export function providerOf(world: World, { service_id }: KytRecordRow): string {
  return known(world.kytServices.get(service_id), `KYT service ${service_id}`).name;
}

function handledAs(record: KytRecordRow, row: Screened): KytRecord['handle_type'] {
  // A refund may also be asked for without deciding here.
  return record.handle_type === 0 && row.kyt_status === 6 ? 3 : record.handle_type;
}

/** What somebody may decide about a record: who governs the wallet decides, a member proposes what nobody else has. */
function canHandle(world: World, record: KytRecordRow, uid: number): KytRecord['can_handle'] {
  const isProposed = pendingItem(world, 13, record.record_id) !== undefined;
  const wallet = walletOf(world, record);
  if (roleIn(wallet, uid) === undefined || (isProposed && !governs(wallet, uid))) return [];
  return choicesFor(world, movementOf(world, record));
}

/** A record as somebody sees it. */
export function recordOf(world: World, record: KytRecordRow, uid: number): KytRecord {
  const row = movementOf(world, record);
  const { symbol_alias, coin_net } = coinOf(world, row);
  const { level, score, categories } = row.kyt;
  const { record_id, handle_remark, handled_by, handle_at, created_at, rule } = record;
  return {
    record_id,
    trans_kind: directionOf(row),
    trans_id: row.id,
    sub_wallet_id: row.sub_wallet_id,
    sub_wallet_name: subWalletOf(world, row).sub_wallet_name,
    txid: row.txid,
    symbol: row.symbol,
    symbol_alias,
    coin_net,
    amount: row.amount,
    amount_usd: row.amount_usd,
    address_from: row.address_from,
    address_to: row.address_to,
    screen_address: screenedAddress(row),
    provider: providerOf(world, record),
    risk_level: level,
    risk_score: score,
    categories: [...categories],
    exposure: exposureOf(row.kyt),
    sanctioned: categories.includes('Sanctions') ? 1 : 0,
    kyt_status: row.kyt_status,
    rule,
    handle_type: handledAs(record, row),
    handler: handled_by === 0 ? null : personBeside(world, handled_by),
    handle_remark,
    handle_at: handle_at === 0 ? null : handle_at,
    can_handle: canHandle(world, record, uid),
    item_id: pendingItem(world, 13, record_id)?.item_id ?? 0,
    report_url: level === 0 ? '' : standInFile(`kyt-report-${record_id}.txt`).url,
    created_at,
  };
}

function timelineOf(world: World, record: KytRecordRow, row: Screened): KytRecordDetail['timeline'] {
  const steps = record.steps.map(({ kyt_status, time, uid, remark }) => ({
    kyt_status,
    time,
    by: uid === 0 ? null : personBeside(world, uid),
    remark,
  }));
  // What became of it elsewhere, as by a refund.
  const isElsewhere = steps.at(-1)?.kyt_status !== row.kyt_status;
  const last = { kyt_status: row.kyt_status, time: row.updated_at, by: null, remark: '' };
  return isElsewhere ? [...steps, last] : steps;
}

/** A record in full. */
export function recordDetail(world: World, record: KytRecordRow, uid: number): KytRecordDetail {
  const row = movementOf(world, record);
  const { base_symbol, txid_link } = coinOf(world, row);
  const { wallet_id, wallet_name } = walletOf(world, record);
  return {
    ...recordOf(world, record, uid),
    wallet_id,
    wallet_name,
    txid_link,
    exposures: exposuresOf(base_symbol, screenedAddress(row), row.kyt),
    rules: [...record.rules],
    timeline: timelineOf(world, record, row),
  };
}
