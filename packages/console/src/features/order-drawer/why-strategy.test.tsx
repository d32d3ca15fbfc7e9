import { sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderDrawer } from './order-drawer.tsx';

it('leads whoever decides from the strategy of an order to why it decides', async () => {
  const order = sandbox.world.transactions
    .all()
    .find(
      (row) => row.trans_kind === 'withdraw' && row.wallet_id === walletIds.treasury && row.status === 1000,
    );
  const id = order?.id ?? 0;
  await stage(<OrderDrawer kind="withdraw" id={id} onClose={vi.fn()} />, { as: 'owner' });
  const link = await screen.findByRole('link', { name: 'Why this strategy' }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toContain(`tab=transfer&open=test&order=withdraw%3A${id}`);
});
