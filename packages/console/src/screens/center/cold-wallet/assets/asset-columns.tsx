import type { ColdBalance } from '@mpc/api';
import { Amount, CoinIcon, formatNumber, Inline, StatusTag, Text, type TableColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { compare, isDecimal, trimZeros } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { deviationKind, tiers, type Tier } from './tiers.rules.ts';

const looks = { onTarget: 'success', above: 'attention', below: 'attention' } as const;

/** How far the hot tier is from its target, with its sign and in words. */
function Deviation({ balance, t }: { balance: ColdBalance; t: TFunction<'coldWallet'> }) {
  const kind = deviationKind(balance.deviation);
  if (kind === null) return <Text tone="muted">{t('assets.noStrategy')}</Text>;
  return <StatusTag tone={looks[kind]}>{deviationText(balance, t)}</StatusTag>;
}

function deviationText({ deviation = '0' }: ColdBalance, t: TFunction<'coldWallet'>): string {
  const kind = deviationKind(deviation);
  if (kind === null) return t('assets.noStrategy');
  const percent = `${compare(deviation, '0') === 1 ? '+' : ''}${formatNumber(deviation)}`;
  return t(`assets.deviation.${kind}`, { percent });
}

const shareText = (percent: string): string =>
  isDecimal(percent) ? `${exactAmount(trimZeros(percent))}%` : '';

/** One tier: how much lies there, and what part of all that is. */
const tierColumn = (tier: Tier, t: TFunction<'coldWallet'>): TableColumn<ColdBalance> => ({
  key: tier,
  header: t(`assets.tier.${tier}`),
  align: 'end',
  text: (row) => row[tier],
  cell: (row) => {
    return (
      <Inline gap="s" justify="end" wrap={false}>
        <Amount value={row[tier]} />
        <Text tone="muted">{shareText(row[`${tier}_percent`])}</Text>
      </Inline>
    );
  },
});

/** Coins by tier, with what their strategies aim at. */
export const assetColumns = (t: TFunction<'coldWallet'>): TableColumn<ColdBalance>[] => [
  {
    key: 'coin',
    header: t('assets.coin'),
    isTitle: true,
    minWidth: 140,
    card: 'lead',
    text: coinName,
    cell: (row) => (
      <Inline gap="s" wrap={false}>
        <CoinIcon symbol={row.symbol_alias} size={20} />
        <Text tone="strong">{coinName(row)}</Text>
      </Inline>
    ),
  },
  ...tiers.map((tier) => tierColumn(tier, t)),
  {
    key: 'usd',
    header: t('assets.value'),
    align: 'end',
    priority: 2,
    text: ({ usd = '' }) => usd,
    cell: ({ usd }) =>
      usd === undefined ? (
        <Text tone="muted">{t('assets.noPrice')}</Text>
      ) : (
        <Amount kind="fiat" value={usd} />
      ),
  },
  {
    key: 'target',
    header: t('assets.target'),
    align: 'end',
    priority: 1,
    hideOnPhone: true,
    text: ({ target = '' }) => target,
    cell: ({ target }) => (target === undefined ? null : <Amount value={target} />),
  },
  {
    key: 'deviation',
    header: t('assets.deviation.title'),
    text: (row) => deviationText(row, t),
    cell: (row) => <Deviation balance={row} t={t} />,
  },
];
