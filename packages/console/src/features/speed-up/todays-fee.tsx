import type { TransactionRow } from '@mpc/api';
import { Amount, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { chosenFee, usualFee } from '#features/network-fee';
import { estimateOf } from './speed-up.rules.ts';
import { useTerms } from './use-terms.ts';

/** What the same would pay at today's usual price, or the least that a replacement has to. */
export function TodaysFee({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  const { data } = useTerms(row.trans_kind === 'web3' ? 'web3' : 'withdraw', row.id);
  if (data === undefined) return null;
  const { option } = chosenFee(estimateOf(data), usualFee, data.min_gas_price);
  if (option === null) return null;
  return (
    <Stack gap="xs" align="end">
      <Amount value={option.amount} symbol={row.fee_symbol_alias ?? row.fee_symbol} />
      {option.fields.gas_price === undefined ? null : (
        <Text tone="muted" size="label">
          {t('fee.at', { price: option.fields.gas_price, unit: 'Gwei' })}
        </Text>
      )}
    </Stack>
  );
}
