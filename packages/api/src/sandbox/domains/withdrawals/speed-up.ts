import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { FeeEstimate, SpeedUp } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { messageOf } from '../../wire/messages.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { coinOf, governs, walletOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { isSpeedable, leastFaster, openRound } from './replacement.ts';
import { gasFee, quoteFee } from './fee-quote.ts';
import type { FeeAgreed, FeeFields } from './fee-terms.ts';

const more = (one: string, other: string) => (new Big(one).gte(other) ? one : other);

/** Today's tiers for an order that is under way, the gas it asked for kept. */
function tiersFor(world: World, order: OutgoingRow): FeeEstimate {
  const { wallet_id, address_to, gas_limit } = order;
  return quoteFee(world, coinOf(world, order), wallet_id, address_to, { gas: gas_limit });
}

/** What a replacement would cost, beside what the one under way pays. */
export function speedUpOf({ world, language, person }: Asking, order: OutgoingRow): SpeedUp {
  const { fee, gas_price, gas_limit } = order.outpaced ?? order;
  const old = { fee, gas_price, gas_limit };
  const isWaiting = order.pending_round === true;
  const support = isSpeedable(world, order) && !isWaiting;
  const code = isWaiting ? codes.changePending : codes.speedUpNotSupported;
  const facts = {
    id: order.id,
    trans_kind: order.trans_kind,
    fee_unit: order.fee_symbol,
    old,
    support: support ? (1 as const) : (0 as const),
    may: governs(walletOf(world, order), person.uid) ? (1 as const) : (0 as const),
    reason: support ? '' : messageOf(code, language),
    pending_round: isWaiting,
    txid: order.txid,
  };
  if (!support || gas_price === undefined || gas_limit === undefined) return facts;
  const { gas_price1, gas_price2, gas_price3 } = tiersFor(world, order);
  const min_gas_price = leastFaster(gas_price);
  const min_fee = gasFee(min_gas_price, gas_limit);
  return { ...facts, gas_limit, gas_price1, gas_price2, gas_price3, min_gas_price, min_fee };
}

function termsOf(world: World, order: OutgoingRow, asked: FeeFields): FeeAgreed {
  for (const name of ['fee', 'fee_rate', 'size'] as const)
    if (asked[name] !== undefined) throw new BadField(name);
  const gas_limit = known(order.gas_limit, 'gas limit');
  const least = leastFaster(known(order.gas_price, 'gas price'));
  const price = asked.gas_price ?? more(least, known(tiersFor(world, order).gas_price3, 'fast tier'));
  const limit = asked.gas_limit ?? gas_limit;
  if (new Big(price).lt(least)) throw new BadField('gas_price', 'range');
  if (new Big(limit).lt(gas_limit)) throw new BadField('gas_limit', 'range');
  return { fee: gasFee(price, limit), gas_price: price, gas_limit: limit };
}

/** Asks for a replacement of an order, which is signed like the order was. */
export function askFaster(
  { world, person }: Asking,
  order: OutgoingRow,
  asked: FeeFields & { request_id: string },
): OutgoingRow {
  const { outpaced = null } = order;
  if (outpaced?.request_id === asked.request_id) {
    const name = order.trans_kind === 'web3' ? 'trans_id' : 'withdraw_id';
    throw new Refused(codes.alreadySubmitted, {}, { [name]: order.id });
  }
  if (!governs(walletOf(world, order), person.uid)) throw new Refused(codes.noPermission);
  if (outpaced !== null) throw new Refused(codes.changePending, {}, { item_id: order.item_id });
  if (!isSpeedable(world, order)) throw new Refused(codes.speedUpNotSupported);
  const terms = termsOf(world, order, asked);
  const { total, locked } = world.ledger.at(order.sub_wallet_id, order.fee_symbol, order.address_from);
  if (total.minus(locked).lt(new Big(terms.fee).minus(order.fee)))
    throw new Refused(codes.insufficientFeeBalance, {
      coin: coinOf(world, { symbol: order.fee_symbol }).symbol_alias,
    });
  return openRound(world, order, asked.request_id, terms);
}

/** Refuses a replacement that would pay something else than the order it is to replace. */
export function refuseDifference<Name extends string>(
  asked: Partial<Record<Name, unknown>>,
  order: Partial<Record<Name, unknown>>,
  names: readonly Name[],
): void {
  for (const name of names) if (asked[name] !== order[name]) throw new BadField(name, 'fixed');
}
