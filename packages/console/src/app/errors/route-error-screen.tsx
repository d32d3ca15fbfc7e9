import { Button, OutsidePage } from '@mpc/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IntegrityStopScreen } from '../integrity/integrity-stop-screen.tsx';
import { findChangedFile, type ChangedFile } from '../integrity/verify-files.ts';
import { Opening } from '../layout/opening.tsx';
import { refreshWithTimeStamp } from './refresh.ts';

/**
 * Stands where a screen could not be loaded or shown. Asking people to refresh is right after an update and dangerous
 * after an attack, so it first finds out which of the two it is.
 */
export function RouteErrorScreen() {
  const { t } = useTranslation();
  const [found, setFound] = useState<ChangedFile | null | undefined>(undefined);
  useEffect(() => {
    void findChangedFile().then(setFound);
  }, []);
  if (found === undefined) return <Opening />;
  if (found !== null) return <IntegrityStopScreen file={found} />;
  return (
    <OutsidePage title={t('updated.title')} description={t('updated.detail')}>
      <Button variant="primary" onClick={() => refreshWithTimeStamp()}>
        {t('updated.refresh')}
      </Button>
    </OutsidePage>
  );
}
