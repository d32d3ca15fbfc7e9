import type { TransactionRow } from '@mpc/api';
import { Amount, Skeleton, Stack, Text } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSummary, AddressSummaryInView } from '#features/address-check';
import { CallView } from '#features/contract-call';
import { shownCall } from '#features/orders';
import type { PendingOrder } from './speed-up.rules.ts';

/** Everybody who is paid, or what a contract is told: whatever is sped up or taken back is seen whole. */
export function WhereTo({ order }: { order: TransactionRow | PendingOrder }) {
  const { t } = useTranslation();
  const { outputs = [], memo } = order;
  if (order.trans_kind === 'web3')
    return (
      <Suspense fallback={<Skeleton shape="form" />}>
        <PendingCall order={order} />
      </Suspense>
    );
  const recipients = outputs.length > 1 ? outputs : [{ address: order.address_to, amount: '', memo }];
  const to = t('transfer.to');
  const Summary = recipients.length > 1 ? AddressSummaryInView : AddressSummary;
  return recipients.map((recipient, at) => {
    const label = recipient.amount === '' ? to : t('transfer.recipients.one', { number: at + 1 });
    return (
      <Stack key={at} gap="xs">
        <Text tone="muted">{label}</Text>
        {recipient.amount === '' ? null : (
          <Text tone="strong">
            <Amount value={recipient.amount} symbol={order.symbol_alias} />
          </Text>
        )}
        <Summary
          address={recipient.address}
          label={label}
          baseSymbol={order.base_symbol}
          symbol={order.symbol}
          subWalletId={order.sub_wallet_id}
        />
        {recipient.memo === '' ? null : (
          <Text>
            {t('transfer.memo')}: <Text tone="strong">{recipient.memo}</Text>
          </Text>
        )}
      </Stack>
    );
  });
}

/** What the contract of a call is told. Nothing around it is there to be confirmed before it is shown. */
export function PendingCall({ order }: { order: TransactionRow | PendingOrder }) {
  return <CallView call={shownCall(order)} decoded={'decoded' in order ? order.decoded : null} />;
}
