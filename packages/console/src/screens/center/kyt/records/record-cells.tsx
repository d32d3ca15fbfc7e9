import type { KytRecord } from '@mpc/api';
import { Amount, Inline, missingNumber, Text } from '@mpc/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { RiskTag } from '#features/orders';
import { useMainCoin } from '#shared/coin/use-main-coin.ts';

/** Which way the money goes; in a card, which has no columns, of which sub-wallet as well. */
export function DirectionCell({ row, isPhone }: { row: KytRecord; isPhone: boolean }) {
  const { t } = useTranslation();
  const Icon = row.trans_kind === 'deposit' ? ArrowDownLeft : ArrowUpRight;
  return (
    <Inline wrap={false} gap="xs">
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <Text truncate>
        {t(`transactions.kind.${row.trans_kind}`)}
        {isPhone ? ` · ${row.sub_wallet_name}` : ''}
      </Text>
    </Inline>
  );
}

/** How much of what, and which way. */
export function RecordAmount({ row }: { row: KytRecord }) {
  return (
    <Amount value={row.amount} symbol={row.symbol_alias} sign={row.trans_kind === 'deposit' ? '+' : '-'} />
  );
}

export interface RecordAddressProps {
  row: KytRecord;
  address: string;
  label: string;
}

/** An address of a record, by its name where it has one. */
export function RecordAddress({ row, address, label }: RecordAddressProps) {
  const baseSymbol = useMainCoin(row.coin_net);
  if (address === '') return <Text tone="muted">{missingNumber}</Text>;
  return (
    <NamedAddress
      address={address}
      baseSymbol={baseSymbol}
      label={label}
      subWalletId={row.sub_wallet_id}
      {...(address === row.screen_address ? {} : { name: row.sub_wallet_name })}
    />
  );
}

/** How grave the risk is, with its score. */
export function RiskCell({ row }: { row: KytRecord }) {
  const { t } = useTranslation('kyt');
  return (
    <Inline gap="xs" wrap={false}>
      <RiskTag level={row.risk_level} />
      {row.risk_level === 0 ? null : (
        <Text tone="muted" size="label" title={t('records.score', { score: row.risk_score })}>
          {row.risk_score}
        </Text>
      )}
    </Inline>
  );
}
