import type { ThemeName } from '@mpc/ui';
import { useSyncExternalStore } from 'react';
import { useCommonStore } from '#shared/session/common-store.ts';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

function watchSystem(change: () => void): () => void {
  const query = dark();
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

/** The theme in force: the person's choice, or the system's. */
export function useTheme(): ThemeName {
  const choice = useCommonStore((state) => state.theme);
  const system = useSyncExternalStore(watchSystem, () => (dark().matches ? 'dark' : 'light'));
  return choice === 'system' ? system : choice;
}
