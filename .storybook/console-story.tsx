import { people, type Sandbox } from '@mpc/api/sandbox';
import { toasts } from '@mpc/ui';
import { clear } from 'idb-keyval';
import { waitFor } from 'storybook/test';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App, type AppProps } from '../packages/console/src/app/app.tsx';
import { useLeaving } from '../packages/console/src/app/leaving-store.ts';
import { usePendingDecisions } from '../packages/console/src/features/decisions/pending-decisions.ts';
import { usePendingHandlings } from '../packages/console/src/screens/center/kyt/records/handling/pending-handlings.ts';
import { createConsoleQueryClient } from '../packages/console/src/shared/api/query-client.ts';
import { routes } from '../packages/console/src/app/routes.tsx';
import { database } from '../packages/console/src/shared/drafts/database.ts';
import { deleteAllDrafts } from '../packages/console/src/shared/drafts/drafts.ts';
import { changeLanguage, startI18n } from '../packages/console/src/shared/i18n/i18n.ts';
import { rememberLanguage, type Language } from '../packages/console/src/shared/i18n/languages.ts';
import { useCommonStore, type ThemeChoice } from '../packages/console/src/shared/session/common-store.ts';
import { endSession } from '../packages/console/src/shared/session/session.ts';
import { useAhead } from '../packages/console/src/shared/time/server-time.ts';
import { onLook } from './looks.ts';
import { sandbox } from './sandbox.ts';
import { applyToolbar } from './toolbar-faults.ts';

/** Where a screen's story begins. */
export interface ConsoleAt {
  /** The real route, with its query; a function where it names something of the sandbox's world. */
  url: string | ((sandbox: Sandbox) => string);
  /** Who is signed in; null for nobody. @default 'member' */
  person?: keyof typeof people | null;
  /** Other routes than the console's, for what stands where a screen could not be shown. */
  instead?: RouteObject[];
  /** Brings the sandbox's world into the state the story is about. */
  arrange?: (sandbox: Sandbox) => void | Promise<void>;
}

interface Context {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

interface Loaded {
  loaded: Record<string, unknown>;
}

let leaveLooks: () => void = () => undefined;

interface Store<State> {
  getInitialState: () => State;
  setState: (state: State, replace: true) => void;
}

const empty = <State,>({ getInitialState, setState }: Store<State>) => setState(getInitialState(), true);

/** Ends what a story still asks for, and forgets what it left behind in this page: the next one begins anew. */
async function forget({ queryClient }: AppProps): Promise<void> {
  leaveLooks();
  endSession();
  toasts.clear();
  await queryClient.cancelQueries();
  queryClient.clear();
  // How tables look, how far the clock of its sandbox was ahead, and decisions that were never answered.
  empty(useCommonStore);
  empty(useAhead);
  empty(useLeaving);
  empty(usePendingDecisions);
  empty(usePendingHandlings);
  localStorage.clear();
}

async function prepare({ globals, parameters }: Context): Promise<{ app: AppProps }> {
  const { url, person = 'member', instead = routes, arrange } = parameters['console'] as ConsoleAt;
  const language = globals['language'] as Language;
  sandbox.reset();
  // Drafts and intents of an earlier story would be taken up by this one; what it typed last may only now be kept.
  await deleteAllDrafts();
  await clear(database);
  rememberLanguage(language);
  // What is arranged may be said in it.
  document.documentElement.lang = language;
  useCommonStore.setState({ theme: globals['theme'] as ThemeChoice });
  const chosen = String(globals['person']);
  const signedIn = person !== null && chosen in people ? (chosen as keyof typeof people) : person;
  if (signedIn !== null) {
    const { openToken, csrf } = sandbox.signInAs(people[signedIn].uid);
    document.cookie = `openToken=${openToken}; path=/`;
    document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
  }
  await arrange?.(sandbox);
  applyToolbar(sandbox, globals);
  const i18n = await startI18n(language);
  leaveLooks();
  leaveLooks = onLook(async (look) => {
    useCommonStore.setState({ theme: look.theme });
    await changeLanguage(i18n, look.language);
  });
  return {
    app: {
      i18n,
      queryClient: createConsoleQueryClient(),
      router: createMemoryRouter(instead, { initialEntries: [typeof url === 'string' ? url : url(sandbox)] }),
    },
  };
}

/** Waits until the answers are on the screen, so that what is checked is the screen and not its shape. */
async function settled(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[aria-busy=true]') !== null) throw new Error('Still loading');
    if (document.querySelector('main') === null) throw new Error('Not there yet');
  });
}

/**
 * Makes the stories of a screen: the whole console at a URL, over the sandbox.
 * Spread it into the meta, and say `parameters: { console: { url, person, arrange } }`.
 */
export const consoleStories = {
  play: settled,
  loaders: [prepare],
  render: (_args: unknown, { loaded }: Loaded) => <App {...(loaded['app'] as AppProps)} />,
  beforeEach:
    ({ loaded }: Loaded) =>
    () =>
      forget(loaded['app'] as AppProps),
};

/** The parameters of one story of a screen. */
export const at = (place: ConsoleAt) => ({
  parameters: {
    layout: 'fullscreen' as const,
    console: place,
    // Writing the whole console out as JSX, router and cache included, would never end.
    docs: { source: { type: 'code' as const } },
  },
});
