import { intercept, sandbox, sent } from './network.ts';
import { queryDefaults } from '@mpc/api/queries';
import { people } from '@mpc/api/sandbox';
import { ToastRegion, toasts, UiProvider, type Language } from '@mpc/ui';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

export { intercept, sandbox, sent };

export interface Staging {
  /** Who is signed in. */
  as: keyof typeof people;
  /** Where the address stands. @default '/' */
  at?: string;
  /** @default 'en-US' */
  language?: Language;
}

/** Shows a part of the console to somebody, with the sandbox behind it. */
export async function stage(part: ReactNode, { as, at = '/', language = 'en-US' }: Staging) {
  const { uid } = people[as];
  const { openToken, csrf } = sandbox.signInAs(uid);
  document.cookie = `openToken=${openToken}; path=/`;
  document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
  useCommonStore.setState({
    user: {
      uid,
      nickname: people[as].nickname,
      account: people[as].account,
      avatar_letter: people[as].avatar_letter,
      role: 1,
      kyc_status: 1,
      ga_status: 1,
      language: 'en_US',
      has_mpc: 1,
      last_login_time: 0,
    },
  });
  toasts.clear();
  sent.length = 0;
  const i18n = await startI18n(language, wordFiles);
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: queryDefaults,
    mutationCache: new MutationCache({ onSettled: () => queryClient.invalidateQueries() }),
  });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <UiProvider theme="light" locale={language}>
          <RouterProvider router={router} />
          <ToastRegion />
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, router, queryClient };
}
