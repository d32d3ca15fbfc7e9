import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const keyRecoveryRoutes: RouteObject[] = [
  screen(
    paths.center.keyRecovery,
    () => import('./key-recovery.screen.tsx'),
    'KeyRecoveryScreen',
    'privateKeyRecovery',
    () => import('./key-recovery-first.ts'),
  ),
];
