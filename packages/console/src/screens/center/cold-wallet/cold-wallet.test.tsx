import 'fake-indexeddb/auto';
import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { locks } from 'node:worker_threads';
import { actOnWaiting, people, walletIds } from '@mpc/api/sandbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minute } from '#shared/durations.ts';
import { database } from '#shared/drafts/database.ts';
import { ColdWalletScreen } from './cold-wallet.screen.tsx';

Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const soon = { timeout: 10_000 };
const slow = { timeout: 60_000 };
const create = '/api/msign/task/create';
const posts = () => formsOf(create).length;

beforeEach(() => sandbox.reset());
afterEach(async () => {
  intercept.answer = null;
  cleanup();
  await clear(database);
});

const open = (search = '', as: keyof typeof people = 'owner', wallet: number = walletIds.treasury) =>
  stage(<ColdWalletScreen />, { as, at: `/mpc/center/coldWallet?w=${wallet}${search}` });

type Person = Awaited<ReturnType<typeof open>>['person'];

const ready = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  }, soon);

/** Describes a move of ETH and comes to the question that is asked before it is sent. */
async function review(person: Person, way: RegExp, amount: string) {
  await person.click(await screen.findByRole('radio', { name: way }, soon));
  await person.type(await screen.findByRole('textbox', { name: /Amount/ }, soon), amount);
  await person.click(await ready('Review move'));
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  return waitFor(() => {
    const button = dialog.getByRole('button', { name: 'Submit move' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    return button;
  }, soon);
}

/** The newest move of ETH from warm to cold. */
const newest = () => {
  const task = sandbox.world.coldTasks.where('wallet_id', walletIds.treasury).at(-1);
  if (task === undefined) throw new Error('There is no task');
  return task;
};

it('asks for nothing else while its prerequisites are not met', slow, async () => {
  await open('', 'owner', walletIds.operations);
  await screen.findByRole('heading', { name: 'Before you set up a cold wallet' }, soon);
  expect(screen.queryByRole('button', { name: 'Move funds' })).toBeNull();
  expect(sent.filter((line) => line.includes('/api/msign/'))).toEqual([
    'GET /api/msign/common/wallet/check/cold',
  ]);
});

it('asks for set-up and balances once they are, and moves nothing for a member', slow, async () => {
  await open('', 'member');
  await screen.findByText('2/3 · 67%', {}, soon);
  const gate = sent.indexOf('GET /api/msign/common/wallet/check/cold');
  expect(sent.findIndex((line) => line.includes('/api/msign/'))).toBe(gate);
  expect(sent).toContain('GET /api/msign/common/check/info');
  const move = screen.getByRole('button', { name: 'Move funds' });
  expect(move.getAttribute('aria-disabled')).toBe('true');
});

it('submits a move once, as it was reviewed, and shows the task it became', slow, async () => {
  const { person } = await open('&open=move:ETH');
  const submit = await review(person, /^Warm to cold/, '4');
  await person.dblClick(submit);
  await screen.findByText(/^Move submitted: task/, {}, soon);
  expect(formsOf(create)).toEqual([
    { wallet_id: String(walletIds.treasury), direction: '3', symbol: 'ETH', amount: '4' },
  ]);
  expect(screen.getByText(/Waiting for approval/)).toBeTruthy();
});

it('asks for the signature of a move out of the hot tier, where it is due at once', slow, async () => {
  const { person } = await open('&open=move:ETH');
  await person.click(await review(person, /^Hot to warm/, '1'));
  await screen.findByText(/^Move submitted: task/, {}, soon);
  await person.click(await screen.findByRole('button', { name: 'Sign' }, soon));
  await screen.findByRole('dialog', { name: /Sign/ }, soon);
  await waitFor(
    () =>
      expect(formsOf('/api/mpc/qrc/generate')).toMatchObject([
        { business_type: 'cold_task', business_id: String(newest().task_id) },
      ]),
    soon,
  );
});

it(
  'R4: blocks another move while the outcome of one is unknown, also after a reload, and finds it though it was approved meanwhile',
  slow,
  async () => {
    let isLost = false;
    intercept.answer = async (request, answer) => {
      const { pathname } = new URL(request.url);
      if (pathname === create) isLost = true;
      return isLost && [create, '/api/msign/task/list'].includes(pathname) ? Response.error() : answer;
    };
    const { person } = await open('&open=move:ETH');
    await person.click(await review(person, /^Warm to cold/, '4'));
    await screen.findAllByText('Outcome of the last move unknown', {}, soon);
    const lost = newest();

    cleanup();
    const item = sandbox.world.items.where('business', `16/${lost.task_id}`).at(-1);
    expect(actOnWaiting(sandbox.world, people.owner.uid, 'item', item?.item_id ?? 0, 'approve')).toBe(true);
    sandbox.clock.step(10 * minute);
    const again = await open('&open=move:ETH');
    await screen.findByText('Outcome of the last move unknown', {}, soon);
    await again.person.click(await screen.findByRole('radio', { name: /^Warm to cold/ }, soon));
    const reviewing = await screen.findByRole('button', { name: 'Review move' }, soon);
    expect(reviewing.getAttribute('aria-disabled')).toBe('true');

    intercept.answer = null;
    await again.person.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText(`Move submitted: task ${lost.task_id}`, {}, soon);
    expect(posts()).toBe(1);

    cleanup();
    await open('&open=move:ETH');
    await screen.findByRole('radio', { name: /^Warm to cold/ }, soon);
    expect(screen.queryByText(/^Draft from/)).toBeNull();
    expect(screen.queryByText('Outcome of the last move unknown')).toBeNull();
  },
);

it('leads to the same move where the server says that it is pending', slow, async () => {
  const { person } = await open('&open=move:ETH');
  const submit = await review(person, /^Warm to cold/, '4');
  const twin = sandbox.world.coldTasks.insert({
    ...newest(),
    task_id: sandbox.world.nextId('task'),
    amount: '4',
    status: 0,
    txid: '',
  });
  await person.click(submit);
  const message = await screen.findByText(/The same move is already pending/, {}, soon);
  const link = within(message.parentElement ?? message).getByRole('link', { name: /Open task/ });
  expect(link.getAttribute('href')).toContain(`task=${twin.task_id}`);
});

it('says beside the amount why a move would not start', slow, async () => {
  const { person } = await open('&open=move:ETH');
  await person.click(await screen.findByRole('radio', { name: /^Hot to warm/ }, soon));
  await person.type(await screen.findByRole('textbox', { name: /Amount/ }, soon), '90');
  await screen.findAllByText('Insufficient balance', {}, soon);
  await person.click(screen.getByRole('button', { name: 'Review move' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
