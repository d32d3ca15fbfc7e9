import { Banner, Link, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SweepStop } from '#features/sweep-stops';
import { paths, type Href } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

const goTo = {
  fee: paths.center.coSigner.fundsDetail,
  gas: `${paths.center.coSigner.index}?tab=gas`,
} as const satisfies Partial<Record<SweepStop['kind'], Href>>;

/** Says why money that should be swept stands still, and leads to where that is put right. */
export function SweepStops({ stops }: { stops: readonly SweepStop[] }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  if (stops.length === 0) return null;
  return (
    <Stack gap="s">
      {stops.map((stop) => (
        <Banner
          key={stop.kind}
          tone={stop.kind === 'offline' ? 'danger' : 'attention'}
          title={t(`stops.${stop.kind}.title`)}
          action={
            stop.kind === 'offline' ? undefined : (
              <Link href={withSelection(goTo[stop.kind], search)}>{t(`stops.${stop.kind}.action`)}</Link>
            )
          }
        >
          {t(`stops.${stop.kind}.detail`, { coins: 'coins' in stop ? stop.coins.join(', ') : '' })}
        </Banner>
      ))}
    </Stack>
  );
}
