import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const transactionsRoutes: RouteObject[] = [
  screen(
    paths.center.transactions,
    () => import('./transactions.screen.tsx'),
    'TransactionsScreen',
    [],
    () => import('./transactions-first.ts'),
  ),
];
