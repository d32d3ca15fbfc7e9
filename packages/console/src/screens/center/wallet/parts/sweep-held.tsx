import { Banner, Link, listNames, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import type { SweepRun, SweepStop } from '#features/sweep-stops';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

interface SweepHeldProps {
  stops: readonly SweepStop[];
  run: SweepRun | null;
}

/** Says why money that is due to be swept stays where it is; nothing where none does. */
export function SweepHeld({ stops, run }: SweepHeldProps) {
  const { t } = useTranslation();
  const linesOf = useLines();
  const { search } = useLocation();
  if (stops.length === 0) return null;
  return (
    <Banner
      tone="attention"
      title={
        run?.kind === 'paused' ? t('assets.held.paused', { count: run.count }) : t('assets.held.stopped')
      }
      action={<Link href={withSelection(paths.center.coSigner.index, search)}>{t('nav.autoSweep')}</Link>}
    >
      {stops.flatMap(linesOf).map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
    </Banner>
  );
}

/** Puts into words what stands still, with the figures. */
function useLines() {
  const { t } = useTranslation();
  const language = useConsoleLanguage();
  return (stop: SweepStop): string[] => {
    if (stop.kind === 'offline') return [t('assets.held.offline')];
    return stop.kind === 'fee'
      ? stop.coins.map(({ name, fee = '--', limit = '--', feeCoin }) =>
          t('assets.held.fee', { coin: name, fee: exactAmount(fee), limit: exactAmount(limit), feeCoin }),
        )
      : stop.networks.map(({ coin, coins, needed, available }) =>
          t('assets.held.gas', {
            coin,
            coins: listNames(coins, language),
            needed: exactAmount(needed),
            available: exactAmount(available),
          }),
        );
  };
}
