import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const words = ['apiPage', 'order'] as const;

export const apiRoutes: RouteObject[] = [
  screen(
    paths.center.api.index,
    () => import('./api-settings.screen.tsx'),
    'ApiSettingsScreen',
    words,
    () => import('./api-settings-first.ts'),
  ),
  screen(
    paths.center.api.add,
    () => import('./form/add-api.screen.tsx'),
    'AddApiScreen',
    words,
    () => import('./form/add-api-first.ts'),
  ),
  screen(
    paths.center.api.edit,
    () => import('./form/edit-api.screen.tsx'),
    'EditApiScreen',
    words,
    () => import('./form/edit-api-first.ts'),
  ),
  screen(
    paths.center.api.log,
    () => import('./log/api-log.screen.tsx'),
    'ApiLogScreen',
    words,
    () => import('./log/api-log-first.ts'),
  ),
];
