import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isLoadError } from '#shared/loading/load-part.ts';
import { isNewBuild } from '../integrity/new-build.ts';
import { useStop } from '../integrity/stop-store.ts';
import { findChangedFile } from '../integrity/verify-files.ts';
import { Opening } from '../layout/opening.tsx';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { ScriptErrorScreen } from './script-error-screen.tsx';
import { UpdatedScreen } from './updated-screen.tsx';

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Stands where a screen could not be loaded or shown. Asking people to refresh is right after an update and dangerous
 * after an attack, so it first finds out which of the two it is, or whether it is neither.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const [isUpdated, setUpdated] = useState<boolean | null>(null);
  useEffect(() => {
    const look = async () => {
      const file = await findChangedFile();
      // A changed file stops everything, not only the screen that needed it.
      if (file === null) setUpdated(await isNewBuild());
      else useStop.setState({ file });
    };
    void look();
  }, []);
  if (isUpdated === null) return <Opening />;
  if (isUpdated) return <UpdatedScreen />;
  return isLoadError(error) ? <NotLoadedScreen /> : <ScriptErrorScreen error={asError(error)} />;
}
