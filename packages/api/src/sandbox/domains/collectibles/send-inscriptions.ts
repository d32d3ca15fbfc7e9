import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { collectibles } from '../../../domains/collectibles/collectibles.contract.ts';
import { homeOf } from '../../world/access.ts';
import type { CoinRow, OrderRow, SubWalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { checkRecipient, checkRisk, type Screened } from '../withdrawals/check-recipient.ts';
import { payingPlace, refuseReplay } from '../withdrawals/check-place.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { feeTerms } from '../withdrawals/fee-terms.ts';
import { spendable } from '../withdrawals/funds.ts';
import { placeOrder } from '../withdrawals/place-order.ts';
import type { InscriptionRow } from './collectibles-tables.ts';
import { extentOf, inscriptionsIn, stateOf } from './inscription-state.ts';

type Asked = ParamsOf<typeof collectibles.withdrawBrc20>;

/** The inscriptions that were named, each of them there and free, or a refusal. */
function chosen(world: World, { sub_wallet_id, inscription_ids }: Asked): InscriptionRow[] {
  if (new Set(inscription_ids).size < inscription_ids.length)
    throw new BadField('inscription_ids', 'repeated');
  const own = new Map(inscriptionsIn(world, sub_wallet_id).map((row) => [row.inscription_id, row]));
  return inscription_ids.map((id) => {
    const row = own.get(id);
    if (row === undefined) throw new BadField('inscription_ids', 'unknown');
    if (stateOf(world, row) === 'held')
      throw new Refused(codes.changePending, {}, { withdraw_id: row.order_id });
    return row;
  });
}

/** What their outputs are worth together, in bitcoin. */
function worthOf(rows: readonly InscriptionRow[]): string {
  return rows
    .reduce((sum, { sats }) => sum.plus(sats), new Big(0))
    .div(1e8)
    .toFixed();
}

interface Shipment {
  request_id: string;
  initiator_uid: number;
  subWallet: SubWalletRow;
  coin: CoinRow;
  rows: readonly InscriptionRow[];
  address_to: string;
  fee_rate?: string | undefined;
  remark?: string | undefined;
  screening: Screened;
}

/** Takes an order that pays the outputs of inscriptions to somebody: they are held from now on. */
export function ship(world: World, shipment: Shipment): OrderRow {
  const { subWallet, coin, rows, screening, fee_rate, remark = '', ...asked } = shipment;
  const { sub_wallet_id, wallet_id } = subWallet;
  const home = known(homeOf(world, sub_wallet_id, coin.base_symbol), 'address');
  const quote = quoteFee(world, coin, wallet_id, asked.address_to, extentOf(rows.length));
  const terms = feeTerms(quote, { fee_rate });
  const amount = worthOf(rows);
  if (spendable(world, home, coin.symbol).lt(new Big(amount).plus(terms.fee)))
    throw new Refused(codes.insufficientFeeBalance, { coin: coin.symbol_alias });
  const order = placeOrder(world, {
    ...asked,
    sub_wallet_id,
    symbol: coin.symbol,
    amount,
    remark,
    terms,
    address_from: home.address,
    ...(screening === undefined ? {} : { screening }),
  });
  for (const row of rows) world.inscriptions.update(row, { order_id: order.id });
  return order;
}

/** Everything that can be said against sending inscriptions, in order; then the order. */
export function sendInscriptions(asking: Asking, asked: Asked): OrderRow {
  const { request_id, address_to, fee_rate, remark, confirm_risk } = asked;
  refuseReplay(asking, request_id);
  const { subWallet, coin } = payingPlace(asking, asked.sub_wallet_id, 'BTC');
  const rows = chosen(asking.world, asked);
  checkRecipient(asking, subWallet, coin, { address: address_to, amount: worthOf(rows), memo: '' });
  const screening = checkRisk(asking, subWallet, coin, address_to, confirm_risk === 1);
  const initiator_uid = asking.person.uid;
  return ship(asking.world, {
    request_id,
    initiator_uid,
    subWallet,
    coin,
    rows,
    address_to,
    fee_rate,
    remark,
    screening,
  });
}
