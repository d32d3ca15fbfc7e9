import { afterEach, expect, it, vi } from 'vitest';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useCommonStore } from './common-store.ts';
import { announceSessionEnd, endSession, isSignedIn, listenForSessionEnd } from './session.ts';

afterEach(() => endSession());

it('is signed in while there is a token', () => {
  expect(isSignedIn()).toBe(false);
  document.cookie = 'openToken=abc; path=/';
  expect(isSignedIn()).toBe(true);
});

it('clears the token, the single-sign-on cookie, the person and the selection on the spot', () => {
  document.cookie = 'openToken=abc; path=/';
  document.cookie = 'sso_session=def; path=/';
  useWalletStore.setState({ wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 2, name: 'Main' } });
  endSession();
  expect(document.cookie).not.toMatch(/openToken=\w|sso_session=\w/);
  expect(useWalletStore.getState()).toMatchObject({ wallet: null, subWallet: null });
  expect(useCommonStore.getState().user).toBeNull();
});

it('tells the other tabs how it ended', async () => {
  const hear = vi.fn();
  const stop = listenForSessionEnd(hear);
  announceSessionEnd('chosen');
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith('chosen'));
  stop();
});

it('persists exactly two keys, of ids, names and preferences', () => {
  useWalletStore.setState({ wallet: { id: 1, name: 'Treasury' } });
  useCommonStore.setState({ theme: 'dark' });
  expect(Object.keys(localStorage).sort()).toEqual(['mpc.common', 'mpc.wallet']);
  expect(JSON.parse(localStorage.getItem('mpc.wallet') ?? '').state).toEqual({
    wallet: { id: 1, name: 'Treasury' },
    subWallet: null,
  });
});
