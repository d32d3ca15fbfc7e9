import { OutsidePage, ToastRegion, UiPageProvider } from '@mpc/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { WordsProvider } from '#shared/i18n/words-provider.tsx';
import { listenToFailures } from './failure-reactions.ts';
import { ConsoleLink } from './console-link.tsx';
import { ScriptErrorScreen } from './errors/script-error-screen.tsx';
import { useScriptError } from './errors/use-script-error.ts';
import { SignOutContext } from '#shared/session/sign-out-context.ts';
import { IntegrityStopScreen } from './integrity/integrity-stop-screen.tsx';
import { useStop } from './integrity/stop-store.ts';
import { ConnectionNotice } from './layout/connection-notice.tsx';
import { useLeaving } from './leaving-store.ts';
import { OtherPersonScreen } from './other-person-screen.tsx';
import { currentTime } from '#shared/time/server-time.ts';
import { askOnTheWay, withoutPending } from './preload-route.ts';
import { listenToOtherTabs, signOutHere } from './session-end.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useOtherPerson } from '#shared/session/tab-session.ts';
import { usePersonWatch } from './use-person-watch.ts';
import { useTheme } from './use-theme.ts';

export type Router = ComponentProps<typeof RouterProvider>['router'];

export interface AppProps {
  i18n: i18n;
  queryClient: QueryClient;
  router: Router;
}

/** Everything of the console, around whatever router it is given: the browser's, or a story's. */
export function App({ i18n, queryClient, router }: AppProps) {
  return (
    <WordsProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Frame queryClient={queryClient} router={router} />
      </QueryClientProvider>
    </WordsProvider>
  );
}

function Frame({ queryClient, router }: Pick<AppProps, 'queryClient' | 'router'>) {
  const language = useConsoleLanguage();
  useEffect(() => listenToFailures({ router, queryClient }), [router, queryClient]);
  useEffect(() => listenToOtherTabs({ router, queryClient }), [router, queryClient]);
  useEffect(() => askOnTheWay(router, queryClient), [router, queryClient]);
  usePersonWatch();
  return (
    <UiPageProvider
      theme={useTheme()}
      density={useCommonStore(({ density }) => density)}
      locale={language}
      link={ConsoleLink}
      clock={currentTime}
    >
      <SignOutContext value={() => void signOutHere('chosen', { router, queryClient })}>
        <Content router={router} />
      </SignOutContext>
      <ConnectionNotice />
      <ToastRegion />
    </UiPageProvider>
  );
}

/** The screens, unless something stands in their place: a changed file before everything else. */
function Content({ router }: Pick<AppProps, 'router'>) {
  const changed = useStop((state) => state.file);
  const other = useOtherPerson((state) => state.person);
  const broken = useScriptError();
  const leaving = useLeaving((state) => state.leaving);
  const quiet = useMemo(() => withoutPending(router), [router]);
  if (changed !== null) return <IntegrityStopScreen file={changed} />;
  if (other !== null) return <OtherPersonScreen person={other} />;
  if (broken !== null) return <ScriptErrorScreen error={broken} />;
  // In one piece: a screen drawn in slices has the styles of the whole page worked out between them, several times.
  return leaving ? <SignedOutScreen /> : <RouterProvider router={quiet} useTransitions={false} />;
}

function SignedOutScreen() {
  const { t } = useTranslation();
  return <OutsidePage title={t('login.signedOut')} description={t('login.onTheWay')} />;
}
