import { QueryClient, QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query';
import axios from 'axios';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import styled from 'styled-components';

// The least a page of the console's libraries can be: each is used once, to show the same rows of the same server.

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const http = axios.create({ adapter: 'fetch' });

async function rowsOf(path: string, lists: string[]): Promise<string[][]> {
  const { data } = await http.get<{ data: Record<string, Record<string, unknown>[]> }>(path, {
    headers: {
      Language: 'en_US',
      openToken: cookie('openToken'),
      'Build-CU': 'web',
      timezone: 'Etc/UTC',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  });
  return lists.flatMap((list) =>
    (data.data[list] ?? []).map((row) => Object.values(row).slice(0, 6).map(String)),
  );
}

const Cell = styled.td`
  padding: 4px 8px;
`;

function Rows({ path, lists }: { path: string; lists: string[] }) {
  const { t } = useTranslation();
  // It knows no contract, and so none of the names that keys have in the console.
  const queryKey = [path] as readonly unknown[] as QueryKey;
  const rows = useQuery({ queryKey, queryFn: () => rowsOf(path, lists) });
  return (
    <>
      <Link to={`/mpc/center/transactions${location.search}`}>{t('nav.transactions')}</Link>
      <table aria-busy={rows.isPending}>
        <tbody>
          {rows.data?.map((row) => (
            <tr key={row.join()}>
              {row.map((text, index) => (
                <Cell key={`${row[0]}-${String(index)}`}>{text}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const wallets = ['not_complete_list', 'top_wallet', 'wallet_list'];
const walletId = new URLSearchParams(location.search).get('w') ?? '';

const router = createBrowserRouter([
  { path: '/mpc/wallet', element: <Rows path="/api/mpc/wallets/asset?type=0" lists={wallets} /> },
  { path: '/mpc/center/wallet', element: <Rows path="/api/mpc/wallets/asset?type=0" lists={wallets} /> },
  {
    path: '/mpc/center/transactions',
    element: (
      <Rows
        path={`/api/mpc/transaction/list?wallet_id=${walletId}&page_no=1&page_size=20`}
        lists={['list']}
      />
    ),
  },
]);

const words = { en: { translation: { place: { transactions: 'Transactions' } } } };
await i18next.use(initReactI18next).init({ lng: 'en', resources: words });

const root = document.getElementById('root');
if (root === null) throw new Error('There is no #root');
createRoot(root).render(
  <I18nextProvider i18n={i18next}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nextProvider>,
);
