import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const kytRoutes: RouteObject[] = [
  screen(
    paths.center.kyt.config,
    () => import('./config/kyt-config.screen.tsx'),
    'KytConfigScreen',
    ['kyt', 'order'],
    () => import('./config/kyt-config-first.ts'),
  ),
];
