import { Refusal, type FailureKind } from '@mpc/api';
import { keyOf } from '@mpc/api/queries';
import { closeOverlays, toasts } from '@mpc/ui';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { noteRefusedSubWallet } from '#shared/selection/refused-sub-wallets.ts';
import { failures, settlePerson } from '#shared/api/api.ts';
import { isWalletCenter, paths } from '#shared/paths.ts';
import { clearSelection, useWalletStore } from '#shared/selection/wallet-store.ts';
import { isOwnSession, useOtherPerson } from '#shared/session/tab-session.ts';
import type { Router } from './app.tsx';
import { signOutHere } from './session-end.ts';

interface Reach {
  router: Router;
  queryClient: QueryClient;
}

function showMessage(refusal: Refusal): void {
  toasts.show({ key: 'server', tone: 'danger', message: refusal.msg || refusal.code });
}

// What the address opened is gone before the rest is closed: nothing is closed twice, and Back does not open it again.
const atOnce = { replace: true, flushSync: true };

/** Goes to this same place without some of its parameters. */
async function dropFromAddress({ router }: Reach, names: readonly string[]): Promise<void> {
  const { pathname, search } = router.state.location;
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  await router.navigate({ pathname, search: next.toString() }, atOnce);
}

/** What was refused is not asked again by itself: the answer would be the same, and so would the reaction to it. */
async function refreshOthers(refusal: Refusal, { queryClient }: Reach): Promise<void> {
  const refused = hashKey(keyOf(refusal.endpoint, refusal.params));
  // What is on its way is new enough, or refused in the next moment.
  const mayHaveChanged = ({ queryHash, state }: Query) =>
    queryHash !== refused && state.fetchStatus !== 'fetching' && !(state.error instanceof Refusal);
  await queryClient.invalidateQueries({ predicate: mayHaveChanged });
}

/** A session that ended while another was begun in this browser: the same person goes on with that one. */
async function goOnWithNewSession({ queryClient }: Reach): Promise<boolean> {
  if (isOwnSession()) return false;
  try {
    await settlePerson();
  } catch {
    return useOtherPerson.getState().person !== null;
  }
  await queryClient.invalidateQueries();
  return true;
}

type Reaction = (refusal: Refusal, reach: Reach) => void | Promise<void>;

const reactions = {
  silent: () => {},
  signedOut: async (_refusal, reach) => {
    if (!(await goOnWithNewSession(reach))) await signOutHere('expired', reach);
  },
  notPermitted: (_refusal, { router }) => router.navigate(paths.notPermitted),
  selectionLost: async (refusal, reach) => {
    clearSelection();
    if (reach.router.state.location.pathname.startsWith(paths.center.root)) {
      await reach.router.navigate(paths.wallet.index, atOnce);
    } else await dropFromAddress(reach, ['w', 's', 'open']);
    closeOverlays();
    // An answer that came meanwhile may have remembered the wallet that the address still named.
    clearSelection();
    showMessage(refusal);
  },
  subWalletGone: async (refusal, reach) => {
    if (isWalletCenter(reach.router.state.location.pathname)) {
      noteRefusedSubWallet(refusal.params);
      useWalletStore.setState({ subWallet: null });
      await dropFromAddress(reach, ['s', 'open']);
    } else {
      await dropFromAddress(reach, ['open']);
    }
    closeOverlays();
    void refreshOthers(refusal, reach);
    showMessage(refusal);
  },
  message: showMessage,
} satisfies Record<FailureKind, Reaction>;

/** What the console does about each refusal, once per answer, before the caller hears of it. Returns how to stop. */
export function listenToFailures(reach: Reach): () => void {
  return failures.listen((refusal) => {
    const react: Reaction = reactions[refusal.kind];
    void react(refusal, reach);
  });
}
