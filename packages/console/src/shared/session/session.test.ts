import { afterEach, expect, it, vi } from 'vitest';
import { useWalletStore } from '#shared/selection/wallet-store.ts';
import { useCommonStore } from './common-store.ts';
import { announceSessionEnd, endSession, listenForSessionEnd } from './session.ts';
import { isSignedIn, notePerson, releaseTab } from './tab-session.ts';

const person = (uid: number) => ({ uid }) as Parameters<typeof notePerson>[1];
const holding = (openToken: string) => {
  document.cookie = `openToken=${openToken}; path=/`;
};

afterEach(() => {
  releaseTab();
  holding('');
});

it('is signed in while there is a token', () => {
  expect(isSignedIn()).toBe(false);
  holding('abc');
  expect(isSignedIn()).toBe(true);
});

it('clears the token, the single-sign-on cookie, the person and the selection on the spot', () => {
  holding('abc');
  document.cookie = 'sso_session=def; path=/';
  useWalletStore.setState({ wallet: { id: 1, name: 'Treasury' }, subWallet: { id: 2, name: 'Main' } });
  endSession();
  expect(document.cookie).not.toMatch(/openToken=\w|sso_session=\w/);
  expect(useWalletStore.getState()).toMatchObject({ wallet: null, subWallet: null });
  expect(useCommonStore.getState().user).toBeNull();
});

it('R18: leaves the cookies of somebody else who signed in meanwhile', () => {
  holding('lin');
  expect(isSignedIn()).toBe(true);
  holding('ana');
  document.cookie = 'sso_session=ana; path=/';
  endSession();
  expect(document.cookie).toContain('openToken=ana');
  expect(document.cookie).toContain('sso_session=ana');
  expect(useCommonStore.getState().user).toBeNull();
});

/** What this tab hears of a session that ended in another tab, and then of its own. */
async function heard(end: 'chosen' | 'expired', there: { token: string; uid: number }) {
  const be = ({ token, uid }: typeof there) => {
    releaseTab();
    holding(token);
    isSignedIn();
    notePerson(token, person(uid));
  };
  const hear = vi.fn();
  const stop = listenForSessionEnd(hear);
  be(there);
  announceSessionEnd(end);
  be({ token: 'here', uid: 7 });
  announceSessionEnd('expired');
  await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith('expired'));
  stop();
  return hear.mock.calls.flat();
}

it.each([
  ['of this session', 'chosen', { token: 'here', uid: 7 }, ['chosen']],
  ['of another session of the same person, chosen', 'chosen', { token: 'there', uid: 7 }, ['chosen']],
  ['of another session of the same person, expired', 'expired', { token: 'there', uid: 7 }, []],
  ['R18: of somebody else', 'chosen', { token: 'there', uid: 8 }, []],
] as const)('hears of an end in another tab: %s', async (_, end, there, told) => {
  expect(await heard(end, there)).toEqual([...told, 'expired']);
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
