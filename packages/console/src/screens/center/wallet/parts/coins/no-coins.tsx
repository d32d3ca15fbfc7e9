import { Button, EmptyState } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useOpen } from '#shared/open/use-open.ts';

/** No coin stands in the list of a sub-wallet, and where one is put there. */
export function NoCoins() {
  const { t } = useTranslation();
  const { show } = useOpen();
  return (
    <EmptyState
      title={t('assets.noCoins')}
      action={<Button onClick={() => show('manage')}>{t('assets.manage')}</Button>}
    >
      {t('assets.noCoinsDetail')}
    </EmptyState>
  );
}
