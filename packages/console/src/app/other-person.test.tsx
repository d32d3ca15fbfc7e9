import { sandbox, sent } from '#shared/testing/network.ts';
import { Refusal, wallets } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failures } from '#shared/api/api.ts';
import { paths } from '#shared/paths.ts';
import { intent } from '../features/payments/intents/intent-samples.ts';
import { intentsOf, record } from '../features/payments/intents/journal.ts';
import { openConsole } from './testing/open-console.tsx';

const signIn = (who: keyof typeof people) => {
  const { openToken } = sandbox.signInAs(people[who].uid);
  document.cookie = `openToken=${openToken}; path=/`;
  return openToken;
};
const comeBack = () => act(() => window.dispatchEvent(new Event('focus')));
const stopped = () => screen.findByRole('heading', { name: 'Ana Ruiz is signed in now' });

async function open() {
  const console = await openConsole(paths.wallet.index, { as: 'member' });
  await console.settled();
  expect(screen.getByRole('button', { name: 'Lin Wei, your account' })).toBeTruthy();
  sent.length = 0;
  return console;
}

beforeEach(() => sandbox.reset());

it('R18: whoever comes back to a tab after another person signed in sees who, and nothing of the first', async () => {
  const { queryClient } = await open();
  await record({ ...intent(), uid: people.member.uid, state: 'sending' });
  const token = signIn('owner');
  await comeBack();
  await stopped();
  expect(document.body.textContent).not.toMatch(/Lin Wei|Treasury/);
  expect(screen.getByRole('button', { name: 'Continue as Ana Ruiz' })).toBeTruthy();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  expect(sent).toEqual(['GET /api/openPlatform/wallet/userInfo']);
  expect(document.cookie).toContain(`openToken=${token}`);
  expect(await intentsOf(people.member.uid)).toHaveLength(1);
});

it('R18: a session that ended under another person’s takes nothing of theirs along', async () => {
  await open();
  const token = signIn('owner');
  act(() => failures.ring(new Refusal({ code: '110909', msg: '', data: null }, wallets.assets)));
  await stopped();
  expect(document.cookie).toContain(`openToken=${token}`);
});

it('R18: the same person who signed in anew stays where they are', async () => {
  const { router, settled } = await open();
  signIn('member');
  act(() => failures.ring(new Refusal({ code: '110909', msg: '', data: null }, wallets.assets)));
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  await settled();
  expect(router.state.location.pathname).toBe(paths.wallet.index);
  expect(screen.getByRole('button', { name: 'Lin Wei, your account' })).toBeTruthy();
});
