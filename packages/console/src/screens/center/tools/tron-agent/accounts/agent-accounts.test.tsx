import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AgentAccountsScreen } from './agent-accounts.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000 };
const main = addressOn('TRX', `sub-wallet ${subWalletIds.main}`);
const open = (search = '') =>
  stage(<AgentAccountsScreen />, {
    as: 'owner',
    at: `/mpc/center/tools/tronAutoAgent/accountList?w=${walletIds.treasury}&days=90${search}`,
  });

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

it('narrows to a sub-wallet on the server, and opens an address with its resources and orders', async () => {
  const { person } = await open(`&sub=${subWalletIds.main}`);
  const table = await screen.findByRole('table', { name: 'Agent addresses' }, soon);
  expect(within(table).queryByText('Payroll')).toBeNull();
  await person.click(await within(table).findByRole('button', { name: 'Main sub-wallet' }, soon));
  const drawer = within(await screen.findByRole('dialog', { name: 'Main sub-wallet' }, soon));
  const last = sandbox.world.delegateOrders.where('address', main).at(-1);
  expect(await drawer.findByText(`Delegation order ${last?.id}`, {}, soon)).toBeTruthy();
  expect(await drawer.findByRole('button', { name: 'Copy address' }, soon)).toBeTruthy();
  const usage = drawer.getByRole<HTMLAnchorElement>('link', { name: 'Usage of this address' });
  expect(new URL(usage.href).searchParams.get('address')).toBe(main);
});

it('R21: offers no copy of an address that is another sub-wallet’s', async () => {
  intercept.answer = async (request, answer) =>
    request.url.includes('sub_wallet/address/info')
      ? new Response(
          (await answer.text()).replace(`"sub_wallet_id":${subWalletIds.main}`, '"sub_wallet_id":2003'),
          answer,
        )
      : answer;
  await open(`&open=address:${main}`);
  expect(await screen.findByText('This address belongs to another sub-wallet.', {}, soon)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy address', hidden: true })).toBeNull();
});
