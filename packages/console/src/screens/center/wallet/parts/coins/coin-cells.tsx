import type { Coin } from '@mpc/api';
import { Amount, CoinIcon, Inline, StatusTag, Text } from '@mpc/ui';
import { CircleSlash, Lock } from 'lucide-react';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { isDecimal } from '#shared/money/decimal.ts';
import { usePhone, useWide } from '#shared/use-media.ts';
import { changeOf, isHeld } from './coin-figures.ts';

/** The coin, the network it is on, and which way it cannot move. */
export function CoinCell({ coin }: { coin: Coin }) {
  // A card has another line for what does not fit beside the name.
  const isPhone = usePhone();
  return (
    <Inline wrap={isPhone}>
      <CoinIcon symbol={coin.symbol_alias} size={20} />
      <Text tone="strong">{coin.symbol_alias}</Text>
      {networkBeside(coin) === '' ? null : (
        <Text tone="muted" size="label">
          {networkBeside(coin)}
        </Text>
      )}
      <Suspended coin={coin} />
    </Inline>
  );
}

/** Which way the coin cannot move; where the column has no room for words a mark says it. */
function Suspended({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const isWide = useWide();
  const isPhone = usePhone();
  const said = [
    ...(coin.enable_deposit ? [] : [t('assets.depositStopped')]),
    ...(coin.enable_withdraw ? [] : [t('assets.withdrawStopped')]),
  ];
  const [only] = said;
  if (only === undefined) return null;
  const words = listed(said);
  if (isPhone || (isWide && said.length === 1)) return <StatusTag tone="danger">{words}</StatusTag>;
  return (
    <Text tone="danger" title={words}>
      <Inline wrap={false}>
        <CircleSlash size={16} strokeWidth={1.5} role="img" aria-label={words} />
      </Inline>
    </Text>
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

/** What can be spent, and what else is part of the value where that has no column beside it: frozen, or awaiting sweep. */
export function AvailableCell({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const isWide = useWide();
  const isPhone = usePhone();
  const isNarrow = !isWide && !isPhone;
  const {
    lock_balance: frozen,
    normal_balance: available,
    collecting_balance: due,
    symbol_alias: symbol,
  } = coin;
  return (
    <>
      {isNarrow && isHeld(frozen) ? (
        <Text tone="muted" size="label" title={`${t('assets.frozen')} ${frozen} ${symbol}`}>
          <Lock size={12} strokeWidth={1.5} role="img" aria-label={`${t('assets.frozen')} ${frozen}`} />{' '}
        </Text>
      ) : null}
      <Amount value={available} symbol={symbol} />
      {isPhone || !isHeld(due) ? null : (
        <Text as="p" tone="muted" size="label">
          {t('assets.collecting')} <Amount value={due} />
        </Text>
      )}
    </>
  );
}
