import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { withWords } from '#shared/i18n/with-words.ts';
import { paths } from '#shared/paths.ts';
import { RouteErrorScreen } from './errors/route-error-screen.tsx';
import { Opening } from './layout/opening.tsx';

const toWallets = <Navigate to={paths.wallet.index} replace />;

const login = async () => ({ Component: (await import('../screens/login/login.screen.tsx')).LoginScreen });

/** Every place of the console. Each screen's code is loaded when it is gone to. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Opening />,
    children: [
      { path: paths.login, lazy: login },
      { path: paths.loginChinese, lazy: login },
      {
        path: paths.notPermitted,
        lazy: async () => ({
          Component: (await import('../screens/not-permitted/not-permitted.screen.tsx')).NotPermittedScreen,
        }),
      },
      {
        path: paths.root,
        lazy: async () => ({ Component: (await import('./layout/root-layout.tsx')).RootLayout }),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              {
                path: paths.wallet.index,
                lazy: async () => ({
                  Component: (await import('../screens/wallet/wallet-list.screen.tsx')).WalletListScreen,
                }),
              },
              {
                path: paths.wallet.personalBook,
                lazy: async () => ({
                  Component: (
                    await withWords(
                      ['whiteAddress', 'center', 'order'],
                      () => import('../screens/wallet/personal-book/personal-book.screen.tsx'),
                    )
                  ).PersonalBookScreen,
                }),
              },
              {
                path: paths.center.root,
                lazy: async () => ({
                  Component: (await withWords('center', () => import('./layout/center-layout.tsx')))
                    .CenterLayout,
                }),
                children: [
                  {
                    path: paths.center.wallet.index,
                    lazy: async () => ({
                      Component: (await import('../screens/center/wallet/sub-wallet.screen.tsx'))
                        .SubWalletScreen,
                    }),
                  },
                  {
                    path: paths.center.transactions,
                    lazy: async () => ({
                      Component: (await import('../screens/center/transactions/transactions.screen.tsx'))
                        .TransactionsScreen,
                    }),
                  },
                  {
                    path: paths.center.todo,
                    lazy: async () => ({
                      Component: (await import('../screens/center/todo/todo.screen.tsx')).TodoScreen,
                    }),
                  },
                  {
                    path: paths.center.wallet.addressBook,
                    lazy: async () => ({
                      Component: (
                        await withWords(
                          ['whiteAddress', 'order'],
                          () => import('../screens/center/wallet/address-book/sub-wallet-book.screen.tsx'),
                        )
                      ).SubWalletBookScreen,
                    }),
                  },
                  {
                    path: paths.center.addressBook.index,
                    lazy: async () => ({
                      Component: (
                        await withWords(
                          ['whiteAddress', 'order'],
                          () => import('../screens/center/address-book/address-book.screen.tsx'),
                        )
                      ).AddressBookScreen,
                    }),
                  },
                  {
                    path: paths.center.addressBook.log,
                    lazy: async () => ({
                      Component: (
                        await withWords(
                          ['whiteAddress', 'order'],
                          () => import('../screens/center/address-book/address-book-log.screen.tsx'),
                        )
                      ).AddressBookLogScreen,
                    }),
                  },
                  {
                    path: paths.center.transactionNotification,
                    lazy: async () => ({
                      Component: (
                        await import('../screens/center/transaction-notification/transaction-notification.screen.tsx')
                      ).TransactionNotificationScreen,
                    }),
                  },
                  { index: true, element: toWallets },
                  { path: '*', element: toWallets },
                ],
              },
              { index: true, element: toWallets },
              { path: '*', element: toWallets },
            ],
          },
        ],
      },
      { path: '*', element: toWallets },
    ],
  },
];
