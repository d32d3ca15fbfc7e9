import { Button, OutsidePage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { refreshWithTimeStamp } from './refresh.ts';

/** The host serves a newer build than the one that is running. */
export function UpdatedScreen() {
  const { t } = useTranslation();
  return (
    <OutsidePage title={t('updated.title')} description={t('updated.detail')}>
      <Button variant="primary" onClick={() => refreshWithTimeStamp()}>
        {t('updated.refresh')}
      </Button>
    </OutsidePage>
  );
}
