import type { TransactionRow } from '@mpc/api';
import { Amount } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Unlimited } from '#features/contract-call';
import { coinName } from '#shared/coin/coin-name.ts';
import { type OrderInfo, tokenOf } from './order-info.ts';

/** How much goes out; a permission without an end is marked, by the token where that is known. */
export function OrderAmount({ order }: { order: TransactionRow | OrderInfo }) {
  const { t } = useTranslation();
  if (order.amount !== '-1') return <Amount value={order.amount} symbol={coinName(order)} />;
  // A permission is filed under the main coin where its contract is no coin of the sub-wallet; nobody permits that one.
  const named = order.symbol === order.base_symbol ? null : order.symbol_alias;
  const token = 'decoded' in order ? tokenOf(order) : named;
  return (
    <Unlimited>
      {token === null ? t('call.unlimited.title') : t('transactions.unlimited', { coin: token })}
    </Unlimited>
  );
}
