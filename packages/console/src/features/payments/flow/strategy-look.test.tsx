import { sandbox, stage } from '#shared/testing/stage.tsx';
import { approvals } from '@mpc/api';
import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { client } from '#shared/api/api.ts';
import { StrategyLook } from './strategy-look.tsx';

const place = { walletId: walletIds.treasury, subWalletId: subWalletIds.main };
const to = specialAddresses.ordinary.tron;
const soon = { timeout: 10_000 };

beforeEach(() => sandbox.reset());

/** Shows an amount beside what the server says of another. */
async function look(amount: string, saidOf: string) {
  await stage(null, { as: 'owner' });
  const [said] = await client.call(approvals.strategies, {
    wallet_id: place.walletId,
    sub_wallet_id: place.subWalletId,
    business_type: 'withdraw',
    symbol: 'TUSDT',
    amount: saidOf,
    address_to: to,
  });
  if (said === undefined) throw new Error('The sandbox names no strategy');
  const order = { symbol: 'TUSDT', amount, recipients: [to] };
  await stage(<StrategyLook {...place} order={order} said={said} />, { as: 'owner' });
}

it('says nothing of the strategy that decides, and leads to why it does', async () => {
  await look('25000', '25000');
  const link = await screen.findByRole('link', { name: 'Why this strategy' }, soon);
  expect(link.getAttribute('href')).toContain(`open=test&coin=TUSDT&amount=25000&to=${to}`);
  expect(screen.queryByText(/would decide/)).toBeNull();
});

it('names the strategy that would decide where the server names another', async () => {
  await look('25000', '1');
  expect(
    await screen.findByText(/^By the strategies in effect, “Large stablecoin” would decide/, {}, soon),
  ).toBeTruthy();
});
