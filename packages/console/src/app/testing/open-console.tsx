import { intercept, sandbox } from '#shared/testing/network.ts';
import { untilRest, type Restless } from '#shared/testing/rest.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { calls, type Endpoint } from '@mpc/api';
import { queryDefaults } from '@mpc/api/queries';
import { type people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { toasts } from '@mpc/ui';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { startI18n } from '#shared/i18n/i18n.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { endSession } from '#shared/session/session.ts';
import { App } from '../app.tsx';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { routes } from '../routes.tsx';
import { ruleCalled, stablecoins } from '../../screens/center/collection/testing/rule-called.ts';
import { strategyCalled } from '../../screens/center/strategy-engine/senior/testing/strategy-called.ts';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [
    ...(path === undefined || path === '*' || children !== undefined ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);

/** Every path that is built, as the routes have them. */
export const builtPaths = pathsOf(routes);

/** The path of something by its number, with a number that there is. */
const numbered = (path: string) => path.replace(':id', () => String(ruleCalled(sandbox, stablecoins)));

/** What an address has to name besides, for there to be something. */
const named = (path: string) =>
  path === paths.center.strategyEngine.detail ? `&id=${strategyCalled(sandbox, 'Large stablecoin')}` : '';

/** Every screen under the base path. */
export const screens = builtPaths.filter((path) => path.startsWith(paths.root));

/** A question to the server: which call, and all that was asked. */
export interface Question {
  call: Endpoint;
  url: string;
}

const callOf = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

/** The questions that were sent since the console was opened, in their order. */
export const questions: Question[] = [];

/** What a question is answered with in place of the sandbox's answer; undefined where it stays. */
export type Answer = (question: Question, body: unknown) => unknown;

/** Answers some questions otherwise, from now on. */
export function answerWith(answer: Answer | null): void {
  intercept.answer = async (request, response) => {
    const { pathname } = new URL(request.url);
    const call = callOf.get(`${request.method} ${pathname}`);
    if (call === undefined) return response;
    const question = { call, url: request.url };
    questions.push(question);
    // Answers come without a pause here, so a console that asks on and on would never give a test its turn.
    if (questions.length > 200) throw new Error('It asks without an end');
    const other = answer?.(question, await response.clone().json());
    return other === undefined ? response : Response.json(other);
  };
}

interface Visitor {
  /** Who is signed in; null for nobody. @default 'owner' */
  as?: keyof typeof people | null;
  /** @default 'en-US' */
  language?: Language;
}

/**
 * The whole console at an address, with nothing kept from before. It is the other door of what `stage` stands on, for what
 * only the routes, the frame and the reactions to failures show together: `shared` knows none of them, so it is not there.
 */
export async function openConsole(path: string, { as = 'owner', language = 'en-US' }: Visitor = {}) {
  cleanup();
  toasts.clear();
  endSession();
  localStorage.clear();
  questions.length = 0;
  if (as !== null) signIn(as);
  const queryClient = createConsoleQueryClient();
  queryClient.setDefaultOptions({ ...queryDefaults, queries: { ...queryDefaults.queries, retry: false } });
  const place = numbered(path);
  const url =
    path.startsWith(paths.center.root) && !path.includes('?')
      ? `${place}?w=${walletIds.treasury}&s=${subWalletIds.main}${named(path)}`
      : place;
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  let commits = 0;
  const view = render(
    <Profiler id="console" onRender={() => (commits += 1)}>
      <App i18n={await startI18n(language)} queryClient={queryClient} router={router} />
    </Profiler>,
  );
  const page: Restless = {
    commits: () => commits,
    isBusy: () =>
      queryClient.isFetching() > 0 ||
      router.state.navigation.state !== 'idle' ||
      view.container.querySelector('main, [role=alert]') === null,
  };
  const settled = async () => {
    if (!(await untilRest(page))) throw new Error(`It never comes to rest: ${questions.at(-1)?.url}`);
  };
  return {
    ...view,
    url,
    router,
    queryClient,
    /** Until nothing is asked any more. */
    settled,
    /** Goes to an address, until all that it shows is loaded and nothing is asked any more. */
    goTo: async (address: string) => {
      await act(() => router.navigate(address, { replace: true }));
      await settled();
    },
  };
}
