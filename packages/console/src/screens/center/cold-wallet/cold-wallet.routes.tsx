import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const coldWalletRoutes: RouteObject[] = [
  screen(
    paths.center.coldWallet.addFundStrategy,
    () => import('./fund-strategy/fund-strategy-add.screen.tsx'),
    'FundStrategyAddScreen',
    ['coldWallet', 'order'],
    () => import('./fund-strategy/fund-strategy-add-first.ts'),
  ),
  screen(
    paths.center.coldWallet.fundStrategyDetail,
    () => import('./fund-strategy/fund-strategy-detail.screen.tsx'),
    'FundStrategyDetailScreen',
    ['coldWallet', 'order'],
    () => import('./fund-strategy/fund-strategy-detail-first.ts'),
  ),
  screen(
    paths.center.coldWallet.assetsFlowLog,
    () => import('./flow-log/assets-flow-log.screen.tsx'),
    'AssetsFlowLogScreen',
    ['coldWallet', 'order'],
    () => import('./flow-log/assets-flow-log-first.ts'),
  ),
];
