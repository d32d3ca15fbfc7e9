import { Button, EmptyState } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** No coin stands in the list of a sub-wallet, and where one is put there. */
export function NoCoins() {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  return (
    <EmptyState
      title={t('assets.noCoins')}
      action={<Button onClick={() => show('manage')}>{t('assets.manage')}</Button>}
    >
      {t('assets.noCoinsDetail')}
    </EmptyState>
  );
}
