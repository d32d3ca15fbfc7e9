import { isTerminal, type FeeEstimate, type SpeedUp, type Web3Info, type WithdrawInfo } from '@mpc/api';
import { chosenFee, type FeeChoice, type FeeOption, feeOptions } from '#features/network-fee';
import { calledContract } from '#features/orders';
import { type Intent, type Payment, type Summary, unsent } from '#features/payments';
import { coinName } from '#shared/coin/coin-name.ts';
import { compare, isDecimal, subtract } from '#shared/money/decimal.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** A payment or a call that is under way. */
export type PendingOrder = WithdrawInfo | Web3Info;

/** Today's prices for a replacement as a fee is chosen from; undefined where none can be sent. */
export function estimateOf(terms: SpeedUp): FeeEstimate | undefined {
  const { gas_limit, gas_price1, gas_price2, gas_price3, fee_unit, old } = terms;
  if (terms.support === 0 || gas_limit === undefined) return undefined;
  return {
    fee_unit,
    gas_limit,
    ...(gas_price1 === undefined ? {} : { gas_price1 }),
    ...(gas_price2 === undefined ? {} : { gas_price2 }),
    ...(gas_price3 === undefined ? {} : { gas_price3 }),
    fee_changeable: true,
    trans_fee: old.fee,
  };
}

/** What a choice comes to by today's terms; where its price is not taken any more, the least that is. */
export function feeToday(terms: SpeedUp, choice: FeeChoice): FeeOption | null {
  const estimate = estimateOf(terms);
  const { option } = chosenFee(estimate, choice, terms.min_gas_price);
  return option ?? (estimate === undefined ? null : (feeOptions(estimate, terms.min_gas_price)[0] ?? null));
}

/** Whether a price is below the least that is taken now. */
export const isTooLow = ({ min_gas_price }: SpeedUp, { fields }: FeeOption): boolean =>
  compare(fields.gas_price, min_gas_price) === -1;

/** The coin the fee of an order is paid in, as people read it. */
export const feeCoin = (order: PendingOrder): string => order.fee_symbol_alias ?? order.base_symbol;

/** How people read what a copy sends: of a call that is the main coin, whatever the call moves. */
export function namesOf(order: PendingOrder): Pick<Intent, 'coinName' | 'unit'> {
  if (order.trans_kind === 'web3') return { coinName: feeCoin(order), unit: feeCoin(order) };
  return { coinName: coinName(order), unit: order.symbol_alias };
}

/** What a replacement costs more than what is under way. */
export function costsMore(terms: Pick<SpeedUp, 'old'>, { amount }: Pick<FeeOption, 'amount'>): string {
  const { fee } = terms.old;
  return isDecimal(fee) && compare(amount, fee) === 1 ? subtract(amount, fee) : '0';
}

const noted = (memo: string) => (memo === '' ? {} : { memo });

/** A replacement of an order: everything is the order's own but its gas, and the number it is asked for by. */
export function replacementOf(
  order: PendingOrder,
  { gas_price, gas_limit }: FeeOption['fields'],
  request_id: string,
): Payment {
  const { sub_wallet_id, amount } = order;
  const copy = {
    request_id,
    sub_wallet_id,
    speed_up_id: order.id,
    ...(gas_price === undefined ? {} : { gas_price }),
    ...(gas_limit === undefined ? {} : { gas_limit }),
  };
  if (order.trans_kind === 'web3')
    return {
      kind: 'web3',
      order: {
        ...copy,
        main_chain_symbol: order.main_chain_symbol ?? order.base_symbol,
        interactive_contract: calledContract(order),
        input_data: order.input_data ?? '0x',
        // What a permission or a token's transfer is said to move is not sent along.
        amount: order.symbol === order.main_chain_symbol && amount !== '-1' ? amount : '0',
      },
    };
  const { symbol, address_to, memo, outputs } = order;
  const recipients = outputs?.map(({ address, amount: part, memo: note }) => ({
    address,
    amount: part,
    ...noted(note),
  }));
  return {
    kind: 'withdraw',
    base_symbol: order.base_symbol,
    order: {
      ...copy,
      symbol,
      address_to,
      amount,
      ...noted(memo),
      ...(recipients === undefined ? {} : { outputs: recipients }),
    },
  };
}

/** Freezes a replacement at a fee, under a number of its own: what is confirmed, recorded and sent. */
export function copyOf(order: PendingOrder, fee: FeeOption, uid: number): Summary {
  const at = currentTime();
  return {
    intent: {
      uid,
      wallet: { id: order.wallet_id, name: order.wallet_name },
      subWallet: { id: order.sub_wallet_id, name: order.sub_wallet_name },
      payment: replacementOf(order, fee.fields, crypto.randomUUID()),
      ...namesOf(order),
      fee: { amount: fee.amount, unit: feeCoin(order) },
      createdAt: at,
      ...unsent,
    },
    quote: { amount: fee.amount, at },
  };
}

/** Why no replacement of an order can be sent, as far as its own state says; null where it is for the server to say. */
export function stuckReason(
  order: PendingOrder,
  terms: SpeedUp,
): 'waits' | 'confirmed' | 'over' | 'notSent' | 'other' | null {
  if (terms.support === 1) return null;
  if (terms.pending_round) return 'waits';
  if (isTerminal(order)) return 'over';
  if (order.txid === '') return 'notSent';
  return order.confirmations > 0 ? 'confirmed' : 'other';
}
