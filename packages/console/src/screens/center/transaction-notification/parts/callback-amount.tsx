import type { Callback } from '@mpc/api';
import { Amount } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Unlimited } from '#features/contract-call';
import { isIncoming } from '#shared/status/transaction-status.ts';
import { kindOf } from '../callback-looks.ts';

/** How much the delivery tells of; a permission without an end is marked. */
export function CallbackAmount({ row }: { row: Callback }) {
  const { t } = useTranslation();
  const { amount, symbol, symbol_alias: coin, payload } = row;
  return amount === '-1' ? (
    <Unlimited>
      {/* A token nobody here knows is told of under its chain's coin. */}
      {payload['base_symbol'] === symbol
        ? t('transactions.unlimitedToken')
        : t('transactions.unlimited', { coin })}
    </Unlimited>
  ) : (
    <Amount value={amount} symbol={coin} sign={isIncoming(kindOf(row)) ? '+' : '-'} />
  );
}
