import { account, wallets } from '@mpc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { useShape } from '#shared/freshness/first-view.ts';
import { useConsoleLanguage } from '#shared/i18n/use-language.ts';
import { loginPath } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { isSignedIn } from '#shared/session/tab-session.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { Opening } from './opening.tsx';
import { OverlayFetcher } from './overlay-fetcher.tsx';

/** Everything under the base path: for people who are signed in and whose custody the server confirms. */
export function RootLayout() {
  const language = useConsoleLanguage();
  const { pathname, search } = useLocation();
  if (isSignedIn()) return <Gate />;
  return <Navigate to={`${loginPath(language)}?from=${encodeURIComponent(pathname + search)}`} replace />;
}

function Gate() {
  const queryClient = useQueryClient();
  const permission = useQuery({ ...read(account.permission, undefined), staleTime: Infinity });
  const user = useQuery({ ...read(account.userInfo, undefined), staleTime: Infinity });
  // What is kept may still be of somebody who was signed in before: nothing of theirs is shown or used.
  const known = useCommonStore((state) => state.user?.uid);
  useShape(user.data !== undefined && user.data.uid !== known);
  useEffect(() => {
    // The list is wanted as soon as the gate opens; asking now saves a round trip.
    void queryClient.prefetchQuery(read(wallets.assets, { type: 0 }));
  }, [queryClient]);
  useEffect(() => {
    if (user.data !== undefined) useCommonStore.setState({ user: user.data });
  }, [user.data]);
  return (
    <QueryView query={permission} skeleton={<Opening />}>
      {() => (
        <QueryView query={user} skeleton={<Opening />}>
          {(person) =>
            person.uid === known ? (
              <>
                <ConsoleFrame user={person} />
                <OverlayFetcher />
              </>
            ) : (
              <Opening />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}
