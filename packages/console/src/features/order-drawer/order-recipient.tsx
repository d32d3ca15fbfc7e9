import { AddressSummary } from '#features/address-check';
import type { OrderInfo } from '#features/orders';

/** Who is paid, or the contract that is called, with everything that is known of the address. */
export function OrderRecipient({ order, label }: { order: OrderInfo; label: string }) {
  return (
    <AddressSummary
      address={order.address_to}
      label={label}
      baseSymbol={order.base_symbol}
      symbol={order.symbol}
      subWalletId={order.sub_wallet_id}
      copy
    />
  );
}
