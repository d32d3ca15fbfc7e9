import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const subWalletRoutes: RouteObject[] = [
  screen(
    paths.center.wallet.index,
    () => import('./sub-wallet.screen.tsx'),
    'SubWalletScreen',
    [],
    () => import('./sub-wallet-first.ts'),
  ),
  screen(
    paths.center.wallet.addressBook,
    () => import('./address-book/sub-wallet-book.screen.tsx'),
    'SubWalletBookScreen',
    ['whiteAddress', 'order'],
    () => import('./address-book/sub-wallet-book-first.ts'),
  ),
];
