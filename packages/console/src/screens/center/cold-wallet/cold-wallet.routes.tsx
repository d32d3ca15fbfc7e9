import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const coldWalletRoutes: RouteObject[] = [
  screen(
    paths.center.coldWallet.index,
    () => import('./cold-wallet.screen.tsx'),
    'ColdWalletScreen',
    ['coldWallet', 'order'],
    () => import('./cold-wallet-first.ts'),
  ),
];
