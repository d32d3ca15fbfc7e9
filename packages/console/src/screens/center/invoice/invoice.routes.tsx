import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const invoiceRoutes: RouteObject[] = [
  screen(
    paths.center.invoice,
    () => import('./invoice.screen.tsx'),
    'InvoiceScreen',
    'invoice',
    () => import('./invoice-first.ts'),
  ),
];
