import { forgetRefusedSubWallets } from '#shared/selection/refused-sub-wallets.ts';
import { parentDomain } from '#shared/i18n/languages.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useCommonStore } from './common-store.ts';
import { holdsOwnToken, releaseTab, tabSession } from './tab-session.ts';

/** The single-sign-on cookie's name is the host's to choose. */
const singleSignOnCookie: string = import.meta.env['VITE_SSO_COOKIE'] ?? 'sso_session';
const channelName = 'mpc.session';

function clearCookie(name: string): void {
  const domain = parentDomain(location.hostname);
  document.cookie = `${name}=; path=/; max-age=0`;
  if (domain !== undefined) document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`;
}

/** How a session ended: `chosen` by the person, who wants nothing left behind; or `expired` by itself, keeping drafts. */
export type SessionEnd = 'chosen' | 'expired';

/** What the tabs tell one another: how which session ended, and whose it was. */
interface Ended extends ReturnType<typeof tabSession> {
  end: SessionEnd;
}

/**
 * Ends this tab’s session in this browser, on the spot and also with the server down. Somebody else’s cookies stay: where
 * this tab's token is gone, what signs in by itself may be the next person's already.
 */
export function endSession(): void {
  if (holdsOwnToken()) {
    clearCookie('openToken');
    clearCookie(singleSignOnCookie);
  }
  releaseTab();
  useCommonStore.setState({ user: null });
  useWalletStore.setState({ wallet: null, subWallet: null });
  forgetRefusedSubWallets();
}

/** Tells the other tabs of this browser that this tab’s session ended. */
export function announceSessionEnd(end: SessionEnd): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ end, ...tabSession() } satisfies Ended);
  channel.close();
}

/** Whether it was this tab’s session too. Who signs out is out of every session of theirs; one that expired is one. */
function isOurs({ end, openToken, uid }: Ended): boolean {
  const own = tabSession();
  const isSame = openToken !== undefined && openToken === own.openToken;
  return isSame || (end === 'chosen' && uid !== null && uid === own.uid);
}

/** Hears of this tab’s session ended in another tab. */
export function listenForSessionEnd(hear: (end: SessionEnd) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Ended>) => {
    if (isOurs(data)) hear(data.end);
  });
  return () => channel.close();
}
