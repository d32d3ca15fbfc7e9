import type { RouteObject } from 'react-router-dom';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';
import { addressBookRoutes } from '../screens/center/address-book/address-book.routes.tsx';
import { apiRoutes } from '../screens/center/api/api.routes.tsx';
import { coSignerRoutes } from '../screens/center/co-signer/co-signer.routes.tsx';
import { coldWalletRoutes } from '../screens/center/cold-wallet/cold-wallet.routes.tsx';
import { collectionRoutes } from '../screens/center/collection/collection.routes.tsx';
import { invoiceRoutes } from '../screens/center/invoice/invoice.routes.tsx';
import { keyRecoveryRoutes } from '../screens/center/key-recovery/key-recovery.routes.tsx';
import { kytRoutes } from '../screens/center/kyt/kyt.routes.tsx';
import { seniorRoutes } from '../screens/center/strategy-engine/senior/senior.routes.tsx';
import { strategyEngineRoutes } from '../screens/center/strategy-engine/strategy-engine.routes.tsx';
import { teamMemberRoutes } from '../screens/center/team-member/team-member.routes.tsx';
import { todoRoutes } from '../screens/center/todo/todo.routes.tsx';
import { toolsRoutes } from '../screens/center/tools/tools.routes.tsx';
import { transactionNotificationRoutes } from '../screens/center/transaction-notification/transaction-notification.routes.tsx';
import { transactionsRoutes } from '../screens/center/transactions/transactions.routes.tsx';
import { subWalletRoutes } from '../screens/center/wallet/sub-wallet.routes.tsx';
import { workspaceStrategyRoutes } from '../screens/center/workspace-strategy-engine/workspace-strategy.routes.tsx';
import { loginRoutes } from '../screens/login/login.routes.tsx';
import { notPermittedRoutes } from '../screens/not-permitted/not-permitted.routes.tsx';
import { walletListRoutes } from '../screens/wallet/wallet-list.routes.tsx';
import { RouteErrorScreen } from './errors/route-error-screen.tsx';
import { Opening } from './layout/opening.tsx';

/** The wallet that the address names stays chosen. */
function ToWallets() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.wallet.index, search }} replace />;
}

const unknown: RouteObject = { path: '*', element: <Navigate to={paths.wallet.index} replace /> };

const elsewhere: RouteObject[] = [{ index: true, element: <ToWallets /> }, unknown];

/** The screens of one wallet, a line for each branch. */
const centerRoutes: RouteObject[] = [
  ...subWalletRoutes,
  ...transactionsRoutes,
  ...todoRoutes,
  ...addressBookRoutes,
  ...collectionRoutes,
  ...coSignerRoutes,
  ...coldWalletRoutes,
  ...seniorRoutes,
  ...strategyEngineRoutes,
  ...workspaceStrategyRoutes,
  ...teamMemberRoutes,
  ...kytRoutes,
  ...transactionNotificationRoutes,
  ...apiRoutes,
  ...toolsRoutes,
  ...invoiceRoutes,
  ...keyRecoveryRoutes,
];

/** Every place of the console. Each screen's code is loaded when it is gone to. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Opening />,
    children: [
      ...loginRoutes,
      ...notPermittedRoutes,
      {
        ...screen(paths.root, () => import('./layout/root-layout.tsx'), 'RootLayout'),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              ...walletListRoutes,
              {
                ...screen(
                  paths.center.root,
                  () => import('./layout/center-layout.tsx'),
                  'CenterLayout',
                  'center',
                ),
                children: [...centerRoutes, ...elsewhere],
              },
              ...elsewhere,
            ],
          },
        ],
      },
      unknown,
    ],
  },
];
