import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const words = ['kyt', 'order'] as const;

export const kytRoutes: RouteObject[] = [
  screen(
    paths.center.kyt.config,
    () => import('./config/kyt-config.screen.tsx'),
    'KytConfigScreen',
    words,
    () => import('./config/kyt-config-first.ts'),
  ),
  screen(
    paths.center.kyt.details,
    () => import('./records/kyt-records.screen.tsx'),
    'KytRecordsScreen',
    words,
    () => import('./records/kyt-records-first.ts'),
  ),
];
