import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const words = ['coldWallet', 'order'] as const;

export const coldWalletRoutes: RouteObject[] = [
  screen(
    paths.center.coldWallet.index,
    () => import('./cold-wallet.screen.tsx'),
    'ColdWalletScreen',
    words,
    () => import('./cold-wallet-first.ts'),
  ),
  screen(
    paths.center.coldWallet.editMultisig,
    () => import('./addresses/edit-multisig.screen.tsx'),
    'EditMultisigScreen',
    words,
    () => import('./addresses/edit-multisig-first.ts'),
  ),
  screen(
    paths.center.coldWallet.multisigLog,
    () => import('./multisig-log/multisig-log.screen.tsx'),
    'MultisigLogScreen',
    words,
    () => import('./multisig-log/multisig-log-first.ts'),
  ),
  screen(
    paths.center.coldWallet.addFundStrategy,
    () => import('./fund-strategy/fund-strategy-add.screen.tsx'),
    'FundStrategyAddScreen',
    words,
    () => import('./fund-strategy/fund-strategy-add-first.ts'),
  ),
  screen(
    paths.center.coldWallet.fundStrategyDetail,
    () => import('./fund-strategy/fund-strategy-detail.screen.tsx'),
    'FundStrategyDetailScreen',
    words,
    () => import('./fund-strategy/fund-strategy-detail-first.ts'),
  ),
  screen(
    paths.center.coldWallet.assetsFlowLog,
    () => import('./flow-log/assets-flow-log.screen.tsx'),
    'AssetsFlowLogScreen',
    words,
    () => import('./flow-log/assets-flow-log-first.ts'),
  ),
];
