import { Section, Skeleton, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { type OrderInfo, paysSeveral, RecipientsTable } from '#features/orders';
import { coinName } from '#shared/coin/coin-name.ts';
import type { Outputs } from './use-outputs.ts';

/** Everybody an order pays: each address with all that is known of it, its amount and memo. Nothing where it pays only one. */
export function OrderOutputs({ order, outputs }: { order: OrderInfo; outputs: Outputs }) {
  const { t } = useTranslation();
  if (!paysSeveral(order)) return null;
  return (
    <Section title={t('order.recipients.count', { count: order.outputs?.length ?? 0 })}>
      {outputs.fault === 'reading' ? (
        <Skeleton shape="rows" count={3} />
      ) : outputs.fault === 'unread' ? (
        <Text tone="danger">{t('order.off.outputs.unread')}</Text>
      ) : (
        <Stack gap="s">
          <Text tone="muted" size="label">
            {t('order.compare')}
          </Text>
          <RecipientsTable
            recipients={outputs.rows}
            coin={coinName(order)}
            baseSymbol={order.base_symbol}
            symbol={order.symbol}
            subWalletId={order.sub_wallet_id}
            kind={order.trans_kind}
          />
        </Stack>
      )}
    </Section>
  );
}
