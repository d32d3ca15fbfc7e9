import { AddressLens } from '../address/address-lens.tsx';
import type { OrderInfo } from './order-info.ts';

/** Who is paid, or the contract that is called, with everything that is known of the address. */
export function OrderPayee({ order, label }: { order: OrderInfo; label: string }) {
  return (
    <AddressLens
      address={order.address_to}
      label={label}
      baseSymbol={order.base_symbol}
      symbol={order.symbol}
      subWalletId={order.sub_wallet_id}
      copy
    />
  );
}
