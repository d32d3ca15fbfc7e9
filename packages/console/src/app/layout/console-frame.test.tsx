import { sandbox, stage } from '#shared/testing/stage.tsx';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { idOf, intent } from '../../features/payments/intents/intent-samples.ts';
import { record } from '../../features/payments/intents/journal.ts';
import { database } from '#shared/drafts/database.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { TodoScreen } from '../../screens/center/todo/todo.screen.tsx';
import { ConsoleFrame } from './console-frame.tsx';

function Whole() {
  const user = useCommonStore((state) => state.user);
  return user === null ? null : (
    <>
      <ConsoleFrame user={user} />
      <TodoScreen />
    </>
  );
}

beforeEach(async () => {
  sandbox.reset();
  await clear(database);
});

it('says in the navigation that as much waits as the to-do list shows', async () => {
  await stage(<Whole />, { as: 'owner', at: `/mpc/center/todo?w=${walletIds.treasury}` });
  const tab = await screen.findByRole('tab', { name: /^Assigned to me ?[1-9]\d*$/ }, { timeout: 4000 });
  const count = /\d+$/.exec(tab.textContent)?.[0] ?? '';
  expect(await screen.findByRole('link', { name: `To-do ${count} waiting` }, { timeout: 4000 })).toBeTruthy();
});

const notice = () =>
  screen.queryAllByText(/^Outcome unknown: transfer of 1,200\.50? USDT from Main sub-wallet/);

it.each([
  ['unknown', 1],
  ['sent', 0],
] as const)('a payment that is %s has %i notices on a screen that is not about it', async (state, count) => {
  const { uid } = people.owner;
  await stage(<Whole />, { as: 'owner', at: `/mpc/center/todo?w=${walletIds.treasury}` });
  await record(intent({ uid, state, orderId: state === 'sent' ? 900 : null }));
  await screen.findByRole('tab', { name: /^Assigned to me/ }, { timeout: 4000 });
  await waitFor(() => expect(notice()).toHaveLength(count), { timeout: 4000 });
  const links = screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'View transfer' });
  expect(links.map(({ search }) => new URLSearchParams(search).get('open'))).toEqual(
    count === 0 ? [] : [`intent:${idOf(1)}`],
  );
});
