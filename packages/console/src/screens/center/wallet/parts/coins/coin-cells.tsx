import type { Coin } from '@mpc/api';
import { Amount, CoinIcon, Inline, StatusTag, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { isDecimal } from '#shared/money/decimal.ts';
import { changeOf } from './coin-figures.ts';

/** The coin, the network it is on, and which way it cannot move. */
export function CoinCell({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  return (
    <Inline wrap={false}>
      <CoinIcon symbol={coin.symbol_alias} size={20} />
      <Text tone="strong">{coin.symbol_alias}</Text>
      {networkBeside(coin) === '' ? null : (
        <Text tone="muted" size="label">
          {networkBeside(coin)}
        </Text>
      )}
      {coin.enable_deposit ? null : <StatusTag tone="danger">{t('assets.depositStopped')}</StatusTag>}
      {coin.enable_withdraw ? null : <StatusTag tone="danger">{t('assets.withdrawStopped')}</StatusTag>}
    </Inline>
  );
}

/** What one of it costs, and how that changed over a day, where anybody knows. */
export function PriceCell({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  if (!isDecimal(coin.price_usd)) return <Text tone="muted">{t('assets.noPrice')}</Text>;
  const change = changeOf(coin);
  return (
    <>
      <Amount kind="fiat" value={coin.price_usd} />{' '}
      {change === null ? null : (
        <Text tone="muted" size="label" title={t('assets.change', { change })}>
          {change}
        </Text>
      )}
    </>
  );
}
