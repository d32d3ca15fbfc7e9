import { Banner, Drawer } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The address names one that is not monitored any more. */
export function GoneMonitor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  return (
    <Drawer open title={t('monitor.edit')} onClose={onClose}>
      <Banner tone="attention">{t('monitor.gone')}</Banner>
    </Drawer>
  );
}
