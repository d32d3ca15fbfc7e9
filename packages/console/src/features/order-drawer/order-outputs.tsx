import { Skeleton, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { type OrderInfo, OrderRecipients, paysSeveral, RecipientsTable } from '#features/orders';
import { coinName } from '#shared/coin/coin-name.ts';
import type { Outputs } from './use-outputs.ts';

/** Everybody an order pays. Of several each with what the server's own list of them says, which is read beside the order. */
export function OrderOutputs({ order, outputs }: { order: OrderInfo; outputs: Outputs }) {
  const { t } = useTranslation();
  if (!paysSeveral(order)) return <OrderRecipients order={order} />;
  if (outputs.fault === 'reading') return <Skeleton shape="rows" count={3} />;
  if (outputs.fault === 'unread') return <Text tone="danger">{t('order.off.outputs.unread')}</Text>;
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
