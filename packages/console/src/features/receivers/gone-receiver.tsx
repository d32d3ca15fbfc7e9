import { Banner, Drawer } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The address names a receiver that is not in the list any more. */
export function GoneReceiver({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open title={t('receiver.edit')} onClose={onClose}>
      <Banner tone="attention">{t('receiver.gone')}</Banner>
    </Drawer>
  );
}
