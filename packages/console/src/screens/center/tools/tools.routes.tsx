import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const toolsRoutes: RouteObject[] = [
  screen(
    paths.center.tools.loginHistory,
    () => import('./login-history/login-history.screen.tsx'),
    'LoginHistoryScreen',
    'tools',
    () => import('./login-history/login-history-first.ts'),
  ),
];
