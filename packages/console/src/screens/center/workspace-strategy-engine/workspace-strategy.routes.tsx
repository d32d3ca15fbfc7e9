import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const workspaceStrategyRoutes: RouteObject[] = [
  screen(
    paths.center.workspaceStrategyEngine.index,
    () => import('./workspace-strategies.screen.tsx'),
    'WorkspaceStrategiesScreen',
    ['strategyEngine', 'order'],
    () => import('./workspace-strategies-first.ts'),
  ),
  screen(
    paths.center.workspaceStrategyEngine.log,
    () => import('./log/workspace-log.screen.tsx'),
    'WorkspaceLogScreen',
    ['strategyEngine', 'order'],
    () => import('./log/workspace-log-first.ts'),
  ),
];
