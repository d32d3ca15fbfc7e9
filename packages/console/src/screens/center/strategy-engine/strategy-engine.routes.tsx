import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const strategyEngineRoutes: RouteObject[] = [
  screen(
    paths.center.strategyEngine.index,
    () => import('./strategy-engine.screen.tsx'),
    'StrategyEngineScreen',
    ['strategyEngine', 'order'],
    () => import('./strategy-engine-first.ts'),
  ),
  screen(
    paths.center.strategyEngine.basicLog,
    () => import('./log/basic-log.screen.tsx'),
    'BasicLogScreen',
    ['strategyEngine', 'order'],
    () => import('./log/basic-log-first.ts'),
  ),
];
