import { Amount, Section, Stack, Stat, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { isCall, type OrderInfo, paysSeveral, tokenOf } from '#features/orders';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { OrderRecipient } from './order-recipient.tsx';

const unlimited = '-1';

/** What leaves and to whom, nothing shortened: the part of an order that a decision is about. */
export function OrderSum({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { amount, amount_usd: usd } = order;
  const coin = tokenOf(order);
  const permits = order.trans_type === 0 || order.trans_type === 22 || amount === unlimited;
  const to = t('order.to');
  const code = <CoinCode symbol={order.symbol} name={order.symbol_alias} />;
  return (
    <Stack>
      <Stat
        size="figure"
        label={t(permits ? 'transactions.permission' : isCall(order) ? 'order.sentAlong' : 'order.sending')}
        value={
          amount === unlimited ? (
            <Text tone="danger">
              {coin === null ? t('transactions.unlimitedToken') : t('transactions.unlimited', { coin })}
            </Text>
          ) : (
            <Amount value={amount} symbol={coin ?? order.symbol_alias} />
          )
        }
        hint={
          usd === undefined || amount === unlimited ? (
            <>
              {order.coin_net}
              {code}
            </>
          ) : (
            <>
              ≈ <Amount kind="fiat" value={usd} /> · {order.coin_net}
              {code}
            </>
          )
        }
      />
      {paysSeveral(order) || isCall(order) ? null : (
        <Section title={to}>
          <Stack gap="s">
            <Text tone="muted" size="label">
              {t('order.compare')}
            </Text>
            <OrderRecipient order={order} label={to} />
            {order.memo === '' ? null : (
              <Text>
                {t('order.memo')}: <Text tone="strong">{order.memo}</Text>
              </Text>
            )}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
