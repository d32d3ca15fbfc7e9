import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const notPermittedRoutes: RouteObject[] = [
  screen(paths.notPermitted, () => import('./not-permitted.screen.tsx'), 'NotPermittedScreen', 'center'),
];
