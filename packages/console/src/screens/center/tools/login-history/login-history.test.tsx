import { formsOf, intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LoginHistoryScreen } from './login-history.screen.tsx';

const soon = { timeout: 10_000 };
const long = { timeout: 40_000 };
const place = (query = '') => `/mpc/center/tools/loginHistory?w=${walletIds.treasury}${query}`;
const path = '/api/mpc/login/history/list';
const table = () => screen.findByRole('table', { name: 'Login history' }, soon);

beforeEach(() => sandbox.reset());

it(
  'marks a new device and a new country in words, and asks for earlier sign-ins once a page',
  long,
  async () => {
    await stage(<LoginHistoryScreen />, { as: 'owner', at: place('&q=Seoul') });
    const rows = within(await table());
    expect(await rows.findByText('New country', {}, soon)).toBeTruthy();
    expect(rows.getAllByText(people.member.nickname)[0]).toBeTruthy();
    await waitFor(() => expect(formsOf(path)).toHaveLength(2), soon);
    expect(formsOf(path)[0]).toMatchObject({ keyword: 'Seoul', wallet_id: String(walletIds.treasury) });
    expect(formsOf(path)[1]).toMatchObject({ result: '1', page_size: '1000' });
  },
);

it('asks the server for the result, the client and the member that the address names', long, async () => {
  const query = `&result=0&client=web&who=${people.member.uid}`;
  await stage(<LoginHistoryScreen />, { as: 'owner', at: place(query) });
  const rows = within(await table());
  expect((await rows.findAllByText('Wrong password', {}, soon))[0]).toBeTruthy();
  expect(formsOf(path)[0]).toMatchObject({
    result: '0',
    client_type: 'web',
    uid: String(people.member.uid),
  });
});

it(
  'says what to do about a sign-in that was somebody else, with ways to where it is done',
  long,
  async () => {
    const { person } = await stage(<LoginHistoryScreen />, { as: 'member', at: place() });
    const rows = within(await table());
    expect(rows.queryByRole('columnheader', { name: 'Member' })).toBeNull();
    const [first] = await rows.findAllByRole('button', { name: /^Not me/ }, soon);
    if (first === undefined) throw new Error('There is no sign-in');
    await person.click(first);
    const drawer = within(await screen.findByRole('dialog', {}, soon));
    expect(await drawer.findByText('If this was not you', {}, soon)).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Unsigned transfers' }).getAttribute('href')).toContain(
      `by=${people.member.uid}`,
    );
    expect(drawer.getByRole('link', { name: 'To-do' }).getAttribute('href')).toContain('tab=started');
    expect(drawer.queryByRole('link', { name: 'Team' })).toBeNull();
  },
);

it('says that hours are not compared where earlier sign-ins cannot be read', long, async () => {
  intercept.answer = async (request, answer) =>
    request.url.includes(path) && new URL(request.url).searchParams.get('page_size') === '1000'
      ? Response.json({ code: '100001', msg: 'System error', data: null })
      : answer;
  await stage(<LoginHistoryScreen />, { as: 'owner', at: place() });
  await table();
  expect(
    await screen.findByText('Unusual hours are marked once the history has loaded.', {}, soon),
  ).toBeTruthy();
  expect(screen.queryByText('Unusual hour')).toBeNull();
});
