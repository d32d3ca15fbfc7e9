import { sandbox, stage } from '#shared/testing/stage.tsx';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderDrawer } from './order-drawer.tsx';

beforeEach(() => sandbox.reset());

it('says what was lent to a payment on TRON', async () => {
  const lent = sandbox.world.delegateOrders
    .all()
    .find(({ trans_id }) => sandbox.world.transactions.get(trans_id)?.trans_kind === 'withdraw');
  if (lent === undefined) throw new Error('The sandbox lent nothing');
  await stage(<OrderDrawer kind="withdraw" id={lent.trans_id} onClose={vi.fn()} />, { as: 'owner' });
  const heading = await screen.findByRole('heading', { name: 'Delegated energy' }, { timeout: 5000 });
  const section = heading.closest('section');
  expect(section?.textContent.replaceAll(/[, ]/g, '')).toContain(`Energy${lent.energy_num}`);
});
