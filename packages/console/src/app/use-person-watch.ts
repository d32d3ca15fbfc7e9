import { useEffect } from 'react';
import { settlePerson } from '#shared/api/api.ts';
import { isOwnSession } from '#shared/session/tab-session.ts';

function look(): void {
  // What cannot be settled now is settled before the next call leaves.
  if (document.visibilityState === 'visible' && !isOwnSession()) settlePerson().catch(() => undefined);
}

/** Looks whose session this browser holds whenever somebody comes back to the tab. */
export function usePersonWatch(): void {
  useEffect(() => {
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
