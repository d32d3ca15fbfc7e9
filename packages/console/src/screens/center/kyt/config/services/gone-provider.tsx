import { Banner, Drawer } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The address names a provider that this wallet does not have. */
export function GoneProvider({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kyt');
  return (
    <Drawer open title={t('config.act.configure')} onClose={onClose}>
      <Banner tone="attention">{t('config.gone')}</Banner>
    </Drawer>
  );
}
