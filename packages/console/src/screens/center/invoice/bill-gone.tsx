import { EmptyState } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The address names a bill that this wallet does not have. */
export function BillGone() {
  const { t } = useTranslation('invoice');
  return <EmptyState title={t('detail.gone')}>{t('detail.goneDetail')}</EmptyState>;
}
