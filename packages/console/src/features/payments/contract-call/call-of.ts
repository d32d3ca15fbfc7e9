import type { ShownCall } from '#features/contract-call';
import type { Intent } from '../intents/intent.ts';

/** The call that an intent posts, as it is shown: by its bytes, and by nothing beside them. Null of a payment. */
export function callOf({ wallet, subWallet, payment }: Intent): ShownCall | null {
  if (payment.kind !== 'web3') return null;
  const { order } = payment;
  return {
    walletId: wallet.id,
    subWalletId: subWallet.id,
    baseSymbol: order.main_chain_symbol,
    from: order.from ?? '',
    contract: order.interactive_contract,
    amount: order.amount,
    gasPrice: order.gas_price,
    gasLimit: order.gas_limit,
    inputData: order.input_data,
  };
}
