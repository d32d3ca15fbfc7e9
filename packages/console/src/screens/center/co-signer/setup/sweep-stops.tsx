import { Banner, Link, Stack, Text } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import type { SweepStop } from '#features/sweep-stops';
import { listed } from '#shared/i18n/i18n.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { DepositGas } from '../gas/deposit-gas.tsx';

/** Says why money that should be swept stands still, with the figures, and leads to where that is put right. */
export function SweepStops({ stops }: { stops: readonly SweepStop[] }) {
  if (stops.length === 0) return null;
  return (
    <Stack gap="s">
      {stops.map((stop) => (
        <StopBanner key={stop.kind} stop={stop} />
      ))}
    </Stack>
  );
}

function StopBanner({ stop }: { stop: SweepStop }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const title = t(`stops.${stop.kind}.title`);
  if (stop.kind === 'offline')
    return (
      <Banner tone="danger" title={title}>
        {t('stops.offline.detail')}
      </Banner>
    );
  return (
    <Banner tone="attention" title={title}>
      {stop.kind === 'fee'
        ? stop.coins.map(({ symbol, name, fee = '--', limit = '--', feeCoin }) => (
            <Text as="p" key={symbol}>
              {spaced(
                t('stops.fee.line', {
                  coin: name,
                  fee: exactAmount(fee),
                  limit: exactAmount(limit),
                  feeCoin,
                }),
              )}
              <Link
                href={withSelection(`${paths.center.coSigner.index}?open=rule:${symbol}`, search)}
                aria-label={t('stops.fee.actionOf', { coin: name })}
              >
                {t('stops.fee.action')}
              </Link>
            </Text>
          ))
        : stop.networks.map(({ base, coin, coins, needed, available }) => (
            <Text as="p" key={base}>
              {spaced(
                t('stops.gas.line', {
                  coin,
                  coins: listed(coins),
                  needed: exactAmount(needed),
                  available: exactAmount(available),
                }),
              )}
              <DepositGas base={base} coin={coin} />
            </Text>
          ))}
    </Banner>
  );
}
