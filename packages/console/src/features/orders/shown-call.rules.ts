import type { TransactionRow } from '@mpc/api';
import type { ShownCall } from '#features/contract-call';
import { calledContract, type OrderInfo } from './order-info.ts';

/** The call of an order as it is shown. The order names one amount: a token's where it is of one, and not what is sent with it then. */
export function shownCall(order: OrderInfo | TransactionRow): ShownCall {
  const { base_symbol, symbol, amount, gas_price, gas_limit } = order;
  return {
    walletId: 'wallet_id' in order ? order.wallet_id : undefined,
    subWalletId: order.sub_wallet_id,
    baseSymbol: base_symbol,
    from: order.address_from,
    contract: calledContract(order),
    amount: symbol === base_symbol && amount !== '-1' ? amount : undefined,
    gasPrice: gas_price,
    gasLimit: gas_limit,
    inputData: order.input_data ?? '0x',
  };
}
