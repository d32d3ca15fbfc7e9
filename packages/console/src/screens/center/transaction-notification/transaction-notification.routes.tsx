import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const transactionNotificationRoutes: RouteObject[] = [
  screen(
    paths.center.transactionNotification,
    () => import('./transaction-notification.screen.tsx'),
    'TransactionNotificationScreen',
    [],
    () => import('./transaction-notification-first.ts'),
  ),
];
