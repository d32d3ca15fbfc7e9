import { Skeleton } from '@mpc/ui';
import { type OrderInfo, OrderRecipients, paysSeveral, RecipientsTable } from '#features/orders';
import { coinName } from '#shared/coin/coin-name.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import type { Outputs } from './use-outputs.ts';

/** Everybody an order pays. Of several each with what the server's own list of them says, which is read beside the order. */
export function OrderOutputs({ order, outputs }: { order: OrderInfo; outputs: Outputs }) {
  if (!paysSeveral(order)) return <OrderRecipients order={order} />;
  if (outputs.fault === 'reading') return <Skeleton shape="rows" count={3} />;
  if (outputs.fault === 'unread') return <ChecksFailed checks={[outputs.check]} />;
  return (
    <RecipientsTable
      recipients={outputs.rows}
      coin={coinName(order)}
      baseSymbol={order.base_symbol}
      symbol={order.symbol}
      subWalletId={order.sub_wallet_id}
      kind={order.trans_kind}
      copy
    />
  );
}
