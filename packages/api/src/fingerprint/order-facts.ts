import type { Transaction } from '../domains/transactions/transactions.schema.ts';
import { feeOf } from './order-fee.ts';
import type { OrderFacts } from './order-digest.ts';

type Order = Transaction & { inscriptions?: string[] | undefined; replaced?: string[] | undefined };

/**
 * What a call is and sends along. The server's row of one says what it moves, which may be a token, or a permission
 * without an end; what it says to the contract is its payload.
 */
function callFacts(call: Order): Pick<OrderFacts, 'symbol' | 'address_to' | 'amount' | 'payload'> {
  const symbol = call.main_chain_symbol ?? call.base_symbol;
  return {
    symbol,
    address_to: call.interactive_contract ?? call.address_to,
    amount: call.symbol === symbol && call.amount !== '-1' ? call.amount : '0',
    payload: call.input_data ?? '0x',
  };
}

/** Awaiting approval, and awaiting a signature: nothing can take the place of what was never broadcast. */
const unbroadcast: readonly number[] = [1000, 1100];

/**
 * What an order costs, as long as no replacement of it was asked for: one costs more on purpose. A row of a list does not
 * say so, but what has no hash yet was never replaced.
 */
function firstFee(order: Order): OrderFacts['fee'] {
  const { status, replaced, txid, pending_round } = order;
  const isFirst =
    unbroadcast.includes(status) ||
    (pending_round !== true && (replaced === undefined ? txid === '' : replaced.length === 0));
  return isFirst ? (feeOf(order) ?? undefined) : undefined;
}

/** The facts of an order as the server has it. */
export const orderFacts = (order: Order): OrderFacts => ({
  sub_wallet_id: order.sub_wallet_id,
  symbol: order.symbol,
  base_symbol: order.base_symbol,
  address_to: order.address_to,
  memo: order.memo,
  amount: order.amount,
  outputs: order.outputs,
  fee: firstFee(order),
  payload: order.inscriptions && inscriptionsPayload(order.inscriptions),
  ...(order.trans_kind === 'web3' ? callFacts(order) : {}),
});

/** The numbers of inscriptions that go along, as a payment's payload. */
export const inscriptionsPayload = (numbers: readonly string[]): string => [...numbers].sort().join(' ');
