import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const seniorRoutes: RouteObject[] = [
  screen(
    paths.center.strategyEngine.detail,
    () => import('./strategy-detail.screen.tsx'),
    'StrategyDetailScreen',
    ['strategyEngine', 'order'],
    () => import('./strategy-detail-first.ts'),
  ),
  screen(
    paths.center.strategyEngine.add,
    () => import('./add-strategy.screen.tsx'),
    'AddStrategyScreen',
    ['strategyEngine', 'order'],
    () => import('./add-strategy-first.ts'),
  ),
  screen(
    paths.center.strategyEngine.transferLog,
    () => import('./transfer-log.screen.tsx'),
    'TransferLogScreen',
    ['strategyEngine', 'order'],
    () => import('./transfer-log-first.ts'),
  ),
  screen(
    paths.center.strategyEngine.web3Log,
    () => import('./web3-log.screen.tsx'),
    'Web3LogScreen',
    ['strategyEngine', 'order'],
    () => import('./web3-log-first.ts'),
  ),
];
