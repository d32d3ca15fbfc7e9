import Big from 'big.js';
import { accountAddress } from '../../../addresses/index.ts';
import { isReadWhole, paymentsIn, readCall, unitsToAmount, type CallReading } from '../../../calls/index.ts';
import {
  exactly,
  placeKey,
  type CallFacts,
  type Moved,
  type OrderFacts,
  type PastOrder,
} from '../../../strategies/index.ts';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { StrategyConditions } from '../../../domains/strategies/strategies.schema.ts';
import { coinOf } from '../../world/access.ts';
import type { OrderRow, Web3Row } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isWhite } from '../address-book/book.ts';
import { tokenOf } from '../web3/decode-call.ts';

/** Met by everything. */
export const unconditional: StrategyConditions = {
  initiator_type: 1,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1,
  addresses: [],
  contracts: [],
};

/** What a strategy looks at. What is not known of it meets no condition that asks for it. */
export interface AskedFor {
  symbol: string;
  amount: string;
  address_to?: string | undefined;
  /** Everybody who is paid, where those are several. */
  recipients?: readonly string[] | undefined;
  /** 0, or absent: nobody of the wallet. */
  initiator_uid?: number | undefined;
  /** 1 app, 2 open API, 3 the console. */
  source?: 1 | 2 | 3 | undefined;
  /** Of a web3 transaction: the contract that is called, and what it is told. */
  contract?: string | undefined;
  input_data?: string | undefined;
}

/** Where it stands, and in which sub-wallet. */
interface Place {
  world: World;
  subWalletId: number;
}

const partyOf = ({ world, subWalletId }: Place, baseSymbol: string, symbol: string, address: string) => ({
  place: placeKey(baseSymbol, address),
  isWhite: isWhite(world, subWalletId, baseSymbol, address, symbol),
});

const worthOf = (amount: string, price: string | undefined) =>
  price === undefined ? null : exactly(new Big(amount).times(price).toFixed());

/** What is called, with the main coin that is sent along, and what a coin is worth at that moment. */
interface Call {
  base: string;
  contract: string;
  input_data: string;
  amount: string;
  priceOf: (symbol: string) => string | undefined;
}

/** What a call transfers, and every call inside of it. Without data the coin that is sent along is a payment. */
function transfersIn(place: Place, { base, contract, amount, priceOf }: Call, reading: CallReading): Moved[] {
  const { world } = place;
  const moved = (symbol: string, amount: string, to: string): Moved => ({
    symbol,
    amount: exactly(amount),
    // Of a token that is not known neither name nor amount is, nor what it is worth.
    usd: symbol === '' ? null : worthOf(amount, priceOf(symbol)),
    parties: [partyOf(place, base, symbol, to)],
  });
  if (reading.kind === 'none') return new Big(amount).gt(0) ? [moved(base, amount, contract)] : [];
  return paymentsIn(reading, contract).map((paid) => {
    const to = accountAddress(base, paid.to);
    const isMain = paid.token === 'main';
    const coin = isMain ? coinOf(world, { symbol: base }) : tokenOf(world, base, paid.token);
    // As it stands in the call: some tokens take a number without an end for all there is.
    return coin === undefined
      ? moved('', '0', to)
      : moved(coin.symbol, unitsToAmount(paid.amount, coin.decimals), to);
  });
}

function callOf(place: Place, call: Call): CallFacts {
  const { base, contract, input_data } = call;
  const reading = readCall(input_data);
  return {
    place: placeKey(base, contract),
    method: /^0x[0-9a-f]{8}/i.exec(input_data)?.[0].toLowerCase() ?? '',
    args: reading.kind === 'read' ? reading.params.map(({ value }) => value) : null,
    isRead: isReadWhole(reading),
    transfers: transfersIn(place, call, reading),
  };
}

/** An order that is asked for now, as strategies look at it. */
export function factsOf(place: Place, asked: AskedFor): OrderFacts {
  const { symbol, amount, address_to, contract, input_data = '0x', initiator_uid, source } = asked;
  const { world } = place;
  const { base_symbol, price_usd } = coinOf(world, { symbol });
  const paid = asked.recipients ?? (address_to === undefined ? [] : [address_to]);
  return {
    symbol,
    amount: exactly(amount),
    usd: worthOf(amount, price_usd),
    parties: contract === undefined ? paid.map((to) => partyOf(place, base_symbol, symbol, to)) : [],
    created_at: world.clock.now(),
    // Nobody is no member.
    initiator_uid: initiator_uid ?? 0,
    source: source ?? 3,
    ...(contract === undefined
      ? {}
      : {
          call: callOf(place, {
            base: base_symbol,
            contract,
            input_data,
            amount,
            priceOf: (of) => coinOf(world, { symbol: of }).price_usd,
          }),
        }),
  };
}

function pastOrder(place: Place, row: OrderRow | Web3Row): PastOrder {
  const { symbol, amount, address_to, initiator_uid, withdraw_source: source, created_at, input_data } = row;
  const { base_symbol } = coinOf(place.world, row);
  const recipients = row.outputs?.map(({ address }) => address) ?? [address_to];
  const isCall = row.trans_kind === 'web3';
  return {
    symbol,
    amount: exactly(amount === '-1' ? '0' : amount),
    usd: row.price_usd === undefined ? known(row.amount_usd) : worthOf(amount, row.price_usd),
    parties: isCall ? [] : recipients.map((to) => partyOf(place, base_symbol, symbol, to)),
    created_at,
    initiator_uid,
    source,
    ...(isCall
      ? {
          call: callOf(place, {
            base: base_symbol,
            contract: address_to,
            input_data: input_data ?? '0x',
            amount,
            priceOf: (of) => (of === symbol ? row.price_usd : coinOf(place.world, { symbol: of }).price_usd),
          }),
        }
      : {}),
  };
}

const known = (amount: string | undefined) => (amount === undefined ? null : exactly(amount));

/** The orders of a sub-wallet that count since a moment, the oldest first: those that ended without a payment do not. */
export function ordersSince(place: Place, since: number): PastOrder[] {
  return place.world.transactions
    .where('sub_wallet_id', place.subWalletId)
    .flatMap((row) => (row.trans_kind === 'withdraw' || row.trans_kind === 'web3' ? [row] : []))
    .filter((row) => row.created_at > since && (!isTerminal(row) || row.status === WithdrawStatus.done))
    .sort((one, other) => one.created_at - other.created_at)
    .map((row) => pastOrder(place, row));
}
