import { Banner, Button, Time } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import type { Staleness } from './use-staleness.ts';

export interface StaleBannerProps {
  staleness: Staleness | null;
  /** When what is shown was read, by this device’s clock. */
  observedAt: number;
  busy: boolean;
  onRefresh: () => void;
}

/** Says that what is shown may have changed meanwhile, and how to read it again. */
export function StaleBanner({ staleness, observedAt, busy, onRefresh }: StaleBannerProps) {
  const { t } = useTranslation();
  if (staleness === null) return null;
  return (
    <Banner
      tone="attention"
      title={t(`freshness.${staleness}`)}
      action={
        <Button size="small" busy={busy} onClick={onRefresh}>
          {t('freshness.refresh')}
        </Button>
      }
    >
      {spaced(t('freshness.readAt'))}
      <Time at={serverTimeOf(observedAt)} />
    </Banner>
  );
}
