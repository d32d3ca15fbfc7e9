import { documentCookies } from '@mpc/api';
import { forgetRefusedSubWallets } from '#shared/selection/refused-sub-wallets.ts';
import { parentDomain } from '#shared/i18n/languages.ts';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useCommonStore } from './common-store.ts';

/** The single-sign-on cookie's name is the host's to choose. */
const singleSignOnCookie: string = import.meta.env['VITE_SSO_COOKIE'] ?? 'sso_session';
const channelName = 'mpc.session';

/** Whether this browser holds a session; the server may think otherwise. */
export const isSignedIn = (): boolean => Boolean(documentCookies.get('openToken'));

function clearCookie(name: string): void {
  const domain = parentDomain(location.hostname);
  document.cookie = `${name}=; path=/; max-age=0`;
  if (domain !== undefined) document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`;
}

/** How a session ended: `chosen` by the person, who wants nothing left behind; or `expired` by itself, keeping drafts. */
export type SessionEnd = 'chosen' | 'expired';

/** Ends the session in this browser, on the spot and also with the server down. */
export function endSession(): void {
  clearCookie('openToken');
  clearCookie(singleSignOnCookie);
  useCommonStore.setState({ user: null });
  useWalletStore.setState({ wallet: null, subWallet: null });
  forgetRefusedSubWallets();
}

/** Tells the other tabs of this browser that the session ended. */
export function announceSessionEnd(end: SessionEnd): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(end);
  channel.close();
}

/** Hears of a session ended in another tab. */
export function listenForSessionEnd(hear: (end: SessionEnd) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<SessionEnd>) => hear(event.data));
  return () => channel.close();
}
