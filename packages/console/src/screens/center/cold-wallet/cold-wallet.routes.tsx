import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const coldWalletRoutes: RouteObject[] = [
  screen(
    paths.center.coldWallet.editMultisig,
    () => import('./addresses/edit-multisig.screen.tsx'),
    'EditMultisigScreen',
    ['coldWallet', 'order'],
    () => import('./addresses/edit-multisig-first.ts'),
  ),
  screen(
    paths.center.coldWallet.multisigLog,
    () => import('./multisig-log/multisig-log.screen.tsx'),
    'MultisigLogScreen',
    ['coldWallet', 'order'],
    () => import('./multisig-log/multisig-log-first.ts'),
  ),
];
