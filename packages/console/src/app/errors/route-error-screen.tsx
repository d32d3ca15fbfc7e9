import { Button, OutsidePage } from '@mpc/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStop } from '../integrity/stop-store.ts';
import { findChangedFile } from '../integrity/verify-files.ts';
import { Opening } from '../layout/opening.tsx';
import { refreshWithTimeStamp } from './refresh.ts';

/**
 * Stands where a screen could not be loaded or shown. Asking people to refresh is right after an update and dangerous
 * after an attack, so it first finds out which of the two it is.
 */
export function RouteErrorScreen() {
  const { t } = useTranslation();
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    const look = async () => {
      const file = await findChangedFile();
      // A changed file stops everything, not only the screen that needed it.
      if (file === null) setChecked(true);
      else useStop.setState({ file });
    };
    void look();
  }, []);
  if (!checked) return <Opening />;
  return (
    <OutsidePage title={t('updated.title')} description={t('updated.detail')}>
      <Button variant="primary" onClick={() => refreshWithTimeStamp()}>
        {t('updated.refresh')}
      </Button>
    </OutsidePage>
  );
}
