import { toasts } from '@mpc/ui';
import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { rememberedLanguage } from '#shared/i18n/languages.ts';
import { isOwnPath, loginPath } from '#shared/paths.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import {
  announceSessionEnd,
  endSession,
  listenForSessionEnd,
  type SessionEnd,
} from '#shared/session/session.ts';
import { settlePerson } from '#shared/api/api.ts';
import { isOwnSession } from '#shared/session/tab-session.ts';
import type { Router } from './app.tsx';
import { useLeaving } from './leaving-store.ts';

/** Code that only a sign-out needs. It is there before: see OverlayFetcher. */
export const forgetting = () => import('./forget-person.ts');

interface Reach {
  router: Router;
  queryClient: QueryClient;
}

async function leave(end: SessionEnd, { router, queryClient }: Reach): Promise<void> {
  const { pathname, search } = router.state.location;
  const login = loginPath(rememberedLanguage());
  // Another tab that ended it has cleared the cookies: this one may have gone to the login page by itself.
  const here = pathname === login ? (new URLSearchParams(search).get('from') ?? '') : `${pathname}${search}`;
  // Off the screen at once: the way to the login page may need code that a server in trouble does not send.
  flushSync(() => useLeaving.setState({ leaving: true }));
  endSession();
  toasts.clear();
  queryClient.clear();
  // A session that ended by itself is taken up again where it was; one that was ended on purpose leaves no trace.
  const comeBack = end === 'expired' && isOwnPath(here) ? `?ended=1&from=${encodeURIComponent(here)}` : '';
  await router.navigate(`${login}${comeBack}`, { replace: true });
  useLeaving.setState({ leaving: false });
}

/**
 * Ends the session in this tab and every other of it. Needs no server, unless another session was begun in this browser:
 * a person who signs out is out of that one too, where it is theirs.
 */
export async function signOutHere(end: SessionEnd, reach: Reach): Promise<void> {
  const uid = useCommonStore.getState().user?.uid;
  if (end === 'chosen' && !isOwnSession()) {
    flushSync(() => useLeaving.setState({ leaving: true }));
    await settlePerson().catch(() => undefined);
  }
  announceSessionEnd(end);
  await leave(end, reach);
  if (end === 'expired') return;
  const { forgetPerson } = await forgetting();
  await forgetPerson(uid);
}

/** Follows when the session is ended in another tab. */
export function listenToOtherTabs(reach: Reach): () => void {
  return listenForSessionEnd((end) => void leave(end, reach));
}
