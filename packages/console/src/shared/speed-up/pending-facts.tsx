import type { SpeedUp } from '@mpc/api';
import { Amount, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { AddressLens } from '../address/address-lens.tsx';
import { coinName } from '../coin/coin-name.ts';
import { TransactionStatusTag } from '../status/transaction-status-tag.tsx';
import type { PendingOrder } from './speed-up.rules.ts';

/** The payment that is under way: how much, to whom, where it stands, and what it pays its chain. */
export function PendingFacts({ order, terms }: { order: PendingOrder; terms: SpeedUp | undefined }) {
  const { t } = useTranslation();
  const to = order.interactive_contract || order.address_to;
  const label = t(order.trans_kind === 'web3' ? 'call.contract' : 'transfer.to');
  const paid = terms?.old;
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('transfer.amount'),
            value: (
              <Text tone="strong">
                {order.amount === '-1' ? (
                  t('transactions.unlimited', { coin: coinName(order) })
                ) : (
                  <Amount value={order.amount} symbol={coinName(order)} />
                )}
              </Text>
            ),
          },
          {
            key: 'status',
            label: t('speedUp.status'),
            value: <TransactionStatusTag kind={order.trans_kind} status={order.status} />,
          },
          {
            key: 'fee',
            label: t('speedUp.paysNow'),
            value: (
              <>
                <Amount value={paid?.fee ?? order.fee} symbol={order.fee_symbol_alias ?? order.fee_symbol} />
                {paid?.gas_price === undefined ? null : (
                  <Text tone="muted"> · {t('fee.at', { price: paid.gas_price, unit: 'Gwei' })}</Text>
                )}
              </>
            ),
          },
          ...(order.txid === ''
            ? []
            : [{ key: 'txid', label: t('speedUp.hash'), value: <code>{order.txid}</code> }]),
        ]}
      />
      <Stack gap="xs">
        <Text tone="muted">{label}</Text>
        <AddressLens
          address={to}
          label={label}
          baseSymbol={order.base_symbol}
          symbol={order.symbol}
          subWalletId={order.sub_wallet_id}
        />
      </Stack>
    </>
  );
}
