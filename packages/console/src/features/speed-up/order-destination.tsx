import type { TransactionRow } from '@mpc/api';
import { Skeleton, Stack, Text } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSummary } from '#features/address-check';
import { CallView } from '#features/contract-call';
import { RecipientsTable, shownCall } from '#features/orders';
import type { PendingOrder } from './speed-up.rules.ts';

/** Everybody who is paid, or what a contract is told: whatever is sped up or taken back is seen whole. */
export function OrderDestination({ order }: { order: TransactionRow | PendingOrder }) {
  const { t } = useTranslation();
  const { outputs = [], memo } = order;
  if (order.trans_kind === 'web3')
    return (
      <Suspense fallback={<Skeleton shape="form" />}>
        <PendingCall order={order} />
      </Suspense>
    );
  if (outputs.length > 1)
    return (
      <RecipientsTable
        recipients={outputs}
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
          {t('transfer.memo')}: <Text tone="strong">{memo}</Text>
        </Text>
      )}
    </Stack>
  );
}

/** What the contract of a call is told. Nothing around it is there to be confirmed before it is shown. */
export function PendingCall({ order }: { order: TransactionRow | PendingOrder }) {
  return <CallView call={shownCall(order)} decoded={'decoded' in order ? order.decoded : null} />;
}
