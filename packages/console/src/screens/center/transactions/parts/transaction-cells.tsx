import type { TransactionRow } from '@mpc/api';
import { CoinIcon, Inline, Stack, Text } from '@mpc/ui';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../shared/status/status-tag.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What kind of movement, which way, and in which sub-wallet. */
export function KindCell({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  const kind = row.trans_kind;
  const Icon = kind === 'deposit' ? ArrowDownToLine : ArrowUpFromLine;
  return (
    <Inline wrap={false}>
      <Icon {...icon} />
      <Stack gap="xs">
        {/* The other kinds come with their screens; until then they are called what the server calls them. */}
        <Text>{kind === 'deposit' || kind === 'withdraw' ? t(`transactions.kind.${kind}`) : kind}</Text>
        <Text tone="muted" size="label">
          {row.sub_wallet_name}
        </Text>
      </Stack>
    </Inline>
  );
}

/** Where it stands, and how deep it lies on the chain once it is there. */
export function StatusCell({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" align="start">
      <StatusTag kind={row.trans_kind} status={row.status} />
      {row.txid === '' ? null : (
        <Text tone="muted" size="label">
          {t('transactions.confirmations', { done: row.confirmations, of: row.confirmations_needed })}
        </Text>
      )}
    </Stack>
  );
}

/** The coin, and the network it is on. */
export function CoinCell({ row }: { row: TransactionRow }) {
  return (
    <Inline wrap={false}>
      <CoinIcon symbol={row.symbol_alias} size={20} />
      <Stack gap="xs">
        <Text>{row.symbol_alias}</Text>
        <Text tone="muted" size="label">
          {row.coin_net}
        </Text>
      </Stack>
    </Inline>
  );
}
