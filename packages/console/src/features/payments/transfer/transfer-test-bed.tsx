import { locks } from 'node:worker_threads';
import { queryDefaults } from '@mpc/api/queries';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { UiProvider, type Language } from '@mpc/ui';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

/** The server behind a test, and every request it was sent. */
export interface Bed {
  sandbox: Sandbox;
  /** The requests to one path, the newest last: what was in their form or query. */
  sent: (path: string) => Record<string, string>[];
}

interface Network {
  fetch: typeof fetch;
}

/** Puts a sandbox behind `network`, signs somebody in, and empties the browser. */
export async function makeBed(
  network: Network,
  person: keyof typeof people = 'member',
  language: Language = 'en-US',
): Promise<Bed> {
  const sandbox = createSandbox();
  const { uid, nickname, account, avatar_letter } = people[person];
  const { openToken, csrf } = sandbox.signInAs(uid);
  document.cookie = `openToken=${openToken}`;
  document.cookie = `XSRF-TOKEN=${csrf}`;
  document.cookie = `lan=${language === 'zh-CN' ? 'zh_CN' : 'en_US'}`;
  useCommonStore.setState({
    user: {
      uid,
      nickname,
      account,
      avatar_letter,
      role: 3,
      kyc_status: 1,
      ga_status: 1,
      language: 'en_US',
      has_mpc: 1,
      last_login_time: 1,
    },
  });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await clear(database);
  const log: { path: string; form: URLSearchParams }[] = [];
  network.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const form = request.method === 'GET' ? url.searchParams : await request.clone().text();
    log.push({ path: url.pathname, form: new URLSearchParams(form) });
    const response = await sandbox.fetch(request);
    // What a browser makes of a broken connection.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return {
    sandbox,
    sent: (path) => log.filter((one) => one.path === path).map(({ form }) => Object.fromEntries(form)),
  };
}

/** Where the drawer of a test stands. */
export const treasury = { walletId: walletIds.treasury, walletName: 'Treasury' };
export const main = { ...treasury, subWalletId: subWalletIds.main, subWalletName: 'Main sub-wallet' };

/** A person in front of the drawer; typing is instant, time is real. */
export async function show(
  drawer: React.ReactElement,
  language: Language = 'en-US',
  search = '?w=1001&s=2001',
) {
  const words = await startI18n(language, wordFiles);
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSettled: () => void queryClient.invalidateQueries() }),
    defaultOptions: { ...queryDefaults, queries: { ...queryDefaults.queries, retry: false } },
  });
  const page = (child: React.ReactElement) => (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queryClient}>
        <UiProvider locale={language}>
          <MemoryRouter initialEntries={[`/mpc/center/wallet${search}`]}>{child}</MemoryRouter>
        </UiProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const view = render(page(drawer));
  return {
    person: userEvent.setup({ delay: null }),
    rerender: (child: React.ReactElement) => view.rerender(page(child)),
    unmount: view.unmount,
  };
}

export type Person = Awaited<ReturnType<typeof show>>['person'];

/** Checks of the server answer within this. */
export const soon = { timeout: 8000 };

/** Pastes an address and types an amount. */
export async function fill(person: Person, address: string, amount: string): Promise<void> {
  await person.click(await screen.findByRole('textbox', { name: 'To' }, soon));
  await person.paste(address);
  if (amount !== '') await person.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
}

/** A button, once it may be pressed. */
export async function ready(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  return button;
}

/** Goes from a filled form to the moment before the payment is confirmed, and gives back the button. */
export async function review(person: Person): Promise<HTMLElement> {
  await person.click(await ready('Review'));
  return ready('Confirm transfer');
}
