import { Skeleton, Stack, Text } from '@mpc/ui';
import { Suspense } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { CallView } from '#features/contract-call';
import { isCall, type OrderInfo } from './order-info.ts';
import { namedRecipients } from './outputs.rules.ts';
import { RecipientsTable } from './recipients-table.tsx';
import { shownCall } from './shown-call.rules.ts';

/** Everybody who is paid, or what a contract is told: whatever is sped up or taken back is seen whole. */
export function OrderDestination({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { memo } = order;
  if (isCall(order))
    return (
      <Suspense fallback={<Skeleton shape="form" />}>
        <CallView call={shownCall(order)} decoded={order.decoded} />
      </Suspense>
    );
  const recipients = namedRecipients(order);
  if (recipients.length > 1)
    return (
      <RecipientsTable
        recipients={recipients}
        coin={order.symbol_alias}
        baseSymbol={order.base_symbol}
        symbol={order.symbol}
        subWalletId={order.sub_wallet_id}
      />
    );
  const to = t('transfer.to');
  return (
    <Stack gap="xs">
      <Text tone="muted">{to}</Text>
      <AddressSummary
        address={order.address_to}
        label={to}
        baseSymbol={order.base_symbol}
        symbol={order.symbol}
        subWalletId={order.sub_wallet_id}
      />
      {memo === '' ? null : (
        <Text>
          {labeled(t('transfer.memo'))}
          <Text tone="strong">{memo}</Text>
        </Text>
      )}
    </Stack>
  );
}
