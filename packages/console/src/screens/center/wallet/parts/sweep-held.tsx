import { Banner, Link, listNames, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SweepStop } from '#features/sweep-stops';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Says why money that is due to be swept stays where it is; nothing where none does. */
export function SweepHeld({ stops }: { stops: readonly SweepStop[] }) {
  const { t } = useTranslation();
  const language = useConsoleLanguage();
  const { search } = useLocation();
  if (stops.length === 0) return null;
  const coinsOf = (stop: SweepStop) => ('coins' in stop ? listNames(stop.coins, language) : '');
  return (
    <Banner
      tone="attention"
      title={t('assets.held.title')}
      action={<Link href={withSelection(paths.center.coSigner.index, search)}>{t('nav.autoSweep')}</Link>}
    >
      {stops.map((stop) => (
        <Text key={stop.kind} as="p">
          {t(`assets.held.${stop.kind}`, { coins: coinsOf(stop) })}
        </Text>
      ))}
    </Banner>
  );
}
