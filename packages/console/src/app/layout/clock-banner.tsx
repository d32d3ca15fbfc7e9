import { Banner, formatTime } from '@mpc/ui';
import { useState } from 'react';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** Tells by how much this device’s clock is off; mounted anew when that changes. */
export function ClockBanner() {
  const { t } = useTranslation();
  // As they were when it was noticed: a text that ticks would be read out again and again.
  const [times] = useState(() => ({
    device: formatTime(new Date(), 'full'),
    server: formatTime(new Date(currentTime()), 'full'),
  }));
  return (
    <Banner tone="attention" title={t('clock.off')}>
      {spaced(t('clock.both', times))}
      {t('clock.whatToDo')}
    </Banner>
  );
}
