import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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

beforeEach(() => sandbox.reset());

it('says in the navigation that as much waits as the to-do list shows', async () => {
  await stage(<Whole />, { as: 'owner', at: `/mpc/center/todo?w=${walletIds.treasury}` });
  const tab = await screen.findByRole('tab', { name: /^Mine to handle ?[1-9]\d*$/ }, { timeout: 4000 });
  const count = /\d+$/.exec(tab.textContent)?.[0] ?? '';
  expect(await screen.findByRole('link', { name: `To-do ${count} waiting` }, { timeout: 4000 })).toBeTruthy();
});
