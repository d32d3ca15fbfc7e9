import { feeOf } from '@mpc/api/fingerprint';
import { Amount, KeyValueList, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { isCall, tokenOf, type OrderInfo } from './order-info.ts';
import { inscriptionsOf } from './order-content.rules.ts';
import { paysSeveral } from './outputs.rules.ts';
import { RecipientsTable } from './recipients-table.tsx';
import { RiskTag } from './risk-tag.tsx';

/** What is paid to whom, or told to which contract, as it stands wherever something is agreed to. */
export function OrderEssence({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { amount, memo, outputs = [] } = order;
  const coin = coinName(order);
  const token = tokenOf(order);
  const unlimited =
    token === null ? t('transactions.unlimitedToken') : t('transactions.unlimited', { coin: token });
  const inscriptions = inscriptionsOf(order);
  const fee = feeOf(order);
  const method = isCall(order) ? order.decoded?.method : undefined;
  const to = t(isCall(order) ? 'order.contract' : 'order.to');
  return (
    <Stack gap="m">
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('order.amount'),
            value: (
              <>
                <Text tone="strong">
                  {amount === '-1' ? unlimited : <Amount value={amount} symbol={coin} />}
                </Text>
                <CoinCode symbol={order.symbol} name={order.symbol_alias} />
              </>
            ),
          },
          { key: 'from', label: t('order.from'), value: `${order.wallet_name} / ${order.sub_wallet_name}` },
          ...(method === undefined
            ? []
            : [{ key: 'method', label: t('call.method'), value: <code>{method}</code> }]),
          ...(memo === '' || paysSeveral(order)
            ? []
            : [{ key: 'memo', label: t('order.memo'), value: memo }]),
          ...(inscriptions.length === 0
            ? []
            : [
                {
                  key: 'inscriptions',
                  label: t('order.inscriptions.title', { count: inscriptions.length }),
                  value: <code>{inscriptions.join(', ')}</code>,
                },
              ]),
          {
            key: 'fee',
            label: t('order.feeEstimated'),
            value: fee === null ? undefined : <Amount value={fee.amount} symbol={fee.unit} />,
          },
          { key: 'kyt', label: t('order.kyt'), value: <RiskTag level={order.kyt.level} /> },
        ]}
      />
      {paysSeveral(order) ? (
        <RecipientsTable
          recipients={outputs}
          coin={coin}
          baseSymbol={order.base_symbol}
          symbol={order.symbol}
          subWalletId={order.sub_wallet_id}
        />
      ) : (
        <Stack gap="xs">
          <Text tone="muted">{to}</Text>
          <WholeAddress address={order.address_to} label={to} />
        </Stack>
      )}
    </Stack>
  );
}
