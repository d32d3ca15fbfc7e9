import { Button, OutsidePage } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { refreshWithTimeStamp } from './refresh.ts';

/** Code of this build could not be fetched, and there is no newer build. */
export function NotLoadedScreen() {
  const { t } = useTranslation();
  return (
    <OutsidePage title={t('connection.notLoaded')} description={t('connection.notLoadedDetail')}>
      <Button variant="primary" onClick={() => refreshWithTimeStamp()}>
        {t('action.retry')}
      </Button>
    </OutsidePage>
  );
}
