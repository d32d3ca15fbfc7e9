import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const coSignerRoutes: RouteObject[] = [
  screen(
    paths.center.coSigner.index,
    () => import('./co-signer.screen.tsx'),
    'CoSignerScreen',
    ['coSigner', 'order'],
    () => import('./co-signer-first.ts'),
  ),
  screen(
    paths.center.coSigner.consolidationEdit,
    () => import('./pair/consolidation-edit.screen.tsx'),
    'ConsolidationEditScreen',
    ['coSigner', 'order'],
    () => import('./pair/consolidation-edit-first.ts'),
  ),
  screen(
    paths.center.coSigner.logs,
    () => import('./logs/co-signer-logs.screen.tsx'),
    'CoSignerLogsScreen',
    ['coSigner', 'order'],
    () => import('./logs/co-signer-logs-first.ts'),
  ),
  screen(
    paths.center.coSigner.messageNotification,
    () => import('./receivers/message-notification.screen.tsx'),
    'MessageNotificationScreen',
    'coSigner',
    () => import('./receivers/message-notification-first.ts'),
  ),
  screen(
    paths.center.coSigner.fundsDetail,
    () => import('./funds/funds-detail.screen.tsx'),
    'FundsDetailScreen',
    'coSigner',
    () => import('./funds/funds-detail-first.ts'),
  ),
];
