import { formsOf, intercept, sandbox, sent } from './network.ts';
import { signIn } from './sign-in-as.ts';
import { people } from '@mpc/api/sandbox';
import { ToastRegion, toasts, UiPageProvider, type Language } from '@mpc/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, useContext, type ReactNode } from 'react';
import { WordsProvider } from '#shared/i18n/words-provider.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

export { formsOf, intercept, sandbox, sent };

export interface Staging {
  /** Who is signed in. */
  as: keyof typeof people;
  /** Where the address stands. @default '/' */
  at?: string;
  /** @default 'en-US' */
  language?: Language;
}

const Part = createContext<ReactNode>(null);

/** Routes are made once: what stands at them comes from outside, so that it can be shown anew. */
function Shown() {
  return useContext(Part);
}

/** Who is signed in, as the frame around a part would have found out. */
function remember(person: keyof typeof people): void {
  const { uid, nickname, account, avatar_letter } = people[person];
  useCommonStore.setState({
    user: {
      uid,
      nickname,
      account,
      avatar_letter,
      role: 1,
      kyc_status: 1,
      ga_status: 1,
      language: 'en_US',
      has_mpc: 1,
      last_login_time: 0,
    },
  });
}

/** Until a table has drawn all its rows: it draws the first ones before the others. */
export const allRows = () =>
  waitFor(() => {
    if (document.querySelector('tbody > tr[aria-hidden]') !== null) throw new Error('Rows are still drawn');
  });

/** Shows a part of the console to somebody, with the sandbox behind it and the console's own cache. */
export async function stage(part: ReactNode, { as, at = '/', language = 'en-US' }: Staging) {
  signIn(as);
  remember(as);
  toasts.clear();
  sent.length = 0;
  const i18n = await startI18n(language, wordFiles);
  const queryClient = createConsoleQueryClient();
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries: [at] });
  const page = (shown: ReactNode) => (
    <WordsProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <UiPageProvider theme="light" locale={language}>
          <Part value={shown}>
            <RouterProvider router={router} />
          </Part>
          <ToastRegion />
        </UiPageProvider>
      </QueryClientProvider>
    </WordsProvider>
  );
  const view = render(page(part));
  return {
    ...view,
    /** Shows another part in its place, or the same with other props. */
    rerender: (next: ReactNode) => view.rerender(page(next)),
    /** Who uses it: typing is instant, time is real. */
    person: userEvent.setup({ delay: null }),
    router,
    queryClient,
  };
}
