import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const walletListRoutes: RouteObject[] = [
  screen(
    paths.wallet.index,
    () => import('./wallet-list.screen.tsx'),
    'WalletListScreen',
    [],
    () => import('./wallet-list-first.ts'),
  ),
  screen(
    paths.wallet.personalBook,
    () => import('./personal-book/personal-book.screen.tsx'),
    'PersonalBookScreen',
    ['whiteAddress', 'center', 'order'],
    () => import('./personal-book/personal-book-first.ts'),
  ),
];
