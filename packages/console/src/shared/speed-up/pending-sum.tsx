import type { TransactionRow } from '@mpc/api';
import { Amount, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';

/** How much goes out, and to whom in full. */
export function PendingSum({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  const label = t(row.trans_kind === 'web3' ? 'call.contract' : 'transfer.to');
  return (
    <Stack gap="s">
      <Text tone="strong">
        {row.amount === '-1' ? (
          t('transactions.unlimited', { coin: coinName(row) })
        ) : (
          <Amount value={row.amount} symbol={coinName(row)} />
        )}
      </Text>
      <WholeAddress address={row.interactive_contract || row.address_to} label={label} />
    </Stack>
  );
}
