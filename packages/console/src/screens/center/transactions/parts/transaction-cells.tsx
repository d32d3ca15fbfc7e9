import type { TransactionRow } from '@mpc/api';
import { Amount, CoinIcon, Inline, Text } from '@mpc/ui';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { Unlimited } from '#features/contract-call';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { compare } from '#shared/money/decimal.ts';
import { isIncoming, statusLook } from '#shared/status/transaction-status.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { kindLook } from '../transaction-looks.ts';

/** What kind of movement, and which way; in a card, which has no columns, of which sub-wallet as well. */
export function KindCell({ row, isPhone }: { row: TransactionRow; isPhone: boolean }) {
  const { t } = useTranslation();
  const look = kindLook(row.trans_kind);
  const Icon = look?.icon ?? CircleQuestionMark;
  return (
    <Inline wrap={false} gap="xs">
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <Text truncate>
        {look === null ? row.trans_kind : t(look.label)}
        {isPhone ? ` · ${row.sub_wallet_name}` : ''}
      </Text>
    </Inline>
  );
}

const unlimited = '-1';
/** Of Ethereum's family, and of TRON. */
const permissions = new Set<TransactionRow['trans_type']>([0, 22]);

/** How much of what, and which way. A permission moves nothing by itself, and an NFT is no amount of its chain's coin. */
export function AmountCell({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  const { amount, symbol_alias: coin } = row;
  if (row.trans_kind === 'nft') return <Amount value={amount} sign="+" />;
  if (permissions.has(row.trans_type) || amount === unlimited)
    return (
      <>
        <Text tone="muted" size="label">
          {t('transactions.permission')}
        </Text>{' '}
        {amount === unlimited ? (
          <Unlimited>
            {row.symbol === row.base_symbol
              ? t('transactions.unlimitedToken')
              : t('transactions.unlimited', { coin })}
          </Unlimited>
        ) : (
          <Amount value={amount} symbol={coin} />
        )}
      </>
    );
  const sign = kindLook(row.trans_kind)?.way === 'in' ? '+' : '-';
  return <Amount value={amount} symbol={coin} sign={compare(amount, '0') === 0 ? undefined : sign} />;
}

/** How deep it lies on the chain, once it is there. */
export function DepthCell({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  if (row.txid === '') return null;
  return (
    <Text tone="muted" size="label">
      {t('transactions.confirmations', { done: row.confirmations, of: row.confirmations_needed })}
    </Text>
  );
}

/** Where it stands, and how deep it lies on the chain while it gets deeper and the status does not say so itself. */
export function StatusCell({ row }: { row: TransactionRow }) {
  const { t } = useTranslation();
  const depth = { done: row.confirmations, of: row.confirmations_needed };
  const isUnsaid = isIncoming(row.trans_kind) && statusLook(row)?.tone === 'running' && row.txid !== '';
  const tag = <TransactionStatusTag of={row} />;
  if (!isUnsaid) return tag;
  return (
    <Inline gap="xs" wrap={false}>
      {tag}
      <Text tone="muted" size="label" title={t('transactions.confirmations', depth)}>
        {depth.done}/{depth.of}
      </Text>
    </Inline>
  );
}

/** The coin or the NFT, and the network it is on. */
export function CoinCell({ row }: { row: TransactionRow }) {
  return (
    <Inline wrap={false}>
      <CoinIcon symbol={row.symbol_alias} size={20} />
      <Text>{row.nft_name || row.symbol_alias}</Text>
      <Text tone="muted" size="label" truncate>
        {row.nft_name ? row.coin_net : networkBeside(row)}
      </Text>
    </Inline>
  );
}

/** Everybody that is paid, or who paid: by name, and shortened, because nothing is decided in a list. */
export function AddressCell({ row, end }: { row: TransactionRow; end: 'from' | 'to' }) {
  const { t } = useTranslation();
  const address = end === 'from' ? row.address_from : row.address_to;
  const count = end === 'to' ? (row.outputs?.length ?? 1) : 1;
  if (count > 1) return <Text>{t('transactions.recipients', { count })}</Text>;
  if (address === '') return null;
  const isOwnEnd = (kindLook(row.trans_kind)?.way === 'in') === (end === 'to');
  return (
    <NamedAddress
      address={address}
      baseSymbol={row.base_symbol}
      label={t(`transactions.column.${end}`)}
      name={isOwnEnd ? row.sub_wallet_name : undefined}
      subWalletId={row.sub_wallet_id}
      explorer={row.address_link}
    />
  );
}
