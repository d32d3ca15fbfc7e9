import { sandbox, stage } from '#shared/testing/stage.tsx';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BesideList } from '#shared/overlay/beside-list.ts';
import { TodoDetail } from './todo-detail.tsx';

const nothing = () => {};
const open = async (isNext: boolean) => {
  const item = sandbox.world.items.all().find(({ item_type, status }) => item_type === 6 && status === 0);
  // Beside the list: over it the drawer makes all the rest inert.
  const { container } = await stage(
    <BesideList value>
      <TodoDetail started={null} isNext={isNext} onDecided={nothing} />
    </BesideList>,
    { as: 'owner', at: `/mpc/center/todo?w=${item?.wallet_id}&open=book:${item?.item_id}` },
  );
  return container.querySelector('[inert]');
};

beforeEach(() => sandbox.reset());

it('is inert for a moment in the place of what was decided, and never where it was chosen', async () => {
  expect(await open(false)).toBeNull();
  const next = await open(true);
  expect(next).not.toBeNull();
  await waitFor(() => expect(next?.hasAttribute('inert')).toBe(false));
});
