import type { TransactionRow } from '@mpc/api';
import { Amount, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { AddressLens, LensWhenSeen } from '#features/address-check';
import { CallView } from '#features/contract-call';
import type { PendingOrder } from './speed-up.rules.ts';

/** Everybody who is paid, or what a contract is told: whatever is sped up or taken back is seen whole. */
export function WhereTo({ order }: { order: TransactionRow | PendingOrder }) {
  const { t } = useTranslation();
  const { outputs = [], memo } = order;
  if (order.trans_kind === 'web3') return <PendingCall order={order} />;
  const payees = outputs.length > 1 ? outputs : [{ address: order.address_to, amount: '', memo }];
  const to = t('transfer.to');
  const Lens = payees.length > 1 ? LensWhenSeen : AddressLens;
  return payees.map((payee, at) => {
    const label = payee.amount === '' ? to : t('transfer.payees.one', { number: at + 1 });
    return (
      <Stack key={at} gap="xs">
        <Text tone="muted">{label}</Text>
        {payee.amount === '' ? null : (
          <Text tone="strong">
            <Amount value={payee.amount} symbol={order.symbol_alias} />
          </Text>
        )}
        <Lens
          address={payee.address}
          label={label}
          baseSymbol={order.base_symbol}
          symbol={order.symbol}
          subWalletId={order.sub_wallet_id}
        />
        {payee.memo === '' ? null : (
          <Text>
            {t('transfer.memo')}: <Text tone="strong">{payee.memo}</Text>
          </Text>
        )}
      </Stack>
    );
  });
}

/** What the contract of a call is told. */
export function PendingCall({ order }: { order: TransactionRow | PendingOrder }) {
  const isToken = order.symbol !== order.base_symbol && 'decimals' in order;
  return (
    <CallView
      inputData={order.input_data ?? '0x'}
      contract={order.interactive_contract ?? order.address_to}
      baseSymbol={order.base_symbol}
      decoded={'decoded' in order ? order.decoded : null}
      token={isToken ? { symbol_alias: order.symbol_alias, decimals: order.decimals } : undefined}
    />
  );
}
