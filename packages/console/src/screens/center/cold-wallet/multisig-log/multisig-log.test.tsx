import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MultisigLogScreen } from './multisig-log.screen.tsx';

const soon = { timeout: 10_000 };
const long = { timeout: 40_000 };
const place = (query = '') => `/mpc/center/coldWallet/multisigLog?w=${walletIds.treasury}${query}`;

beforeEach(() => sandbox.reset());

it('shows what waits with whom it waits for, and opens the request to be decided', long, async () => {
  const { person, router } = await stage(<MultisigLogScreen />, { as: 'owner', at: place() });
  const table = within(await screen.findByRole('table', { name: 'Contract address log' }, soon));
  expect(await table.findByText('Ana Ruiz (pending)', {}, soon)).toBeTruthy();
  expect(await screen.findByText('1 pending', {}, soon)).toBeTruthy();
  await person.click(await table.findByRole('button', { name: /^TRON · Contracts set/ }, soon));
  expect(router.state.location.search).toContain('open=cold-address');
  const ask = await screen.findByRole('button', { name: 'Approve' }, soon);
  await waitFor(() => expect(ask.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(ask);
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const approve = await dialog.findByRole('button', { name: 'Approve' }, soon);
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(approve);
  await waitFor(() => expect(screen.queryByText('1 pending')).toBeNull(), soon);
  expect(sandbox.world.multisigs.all().find(({ base_symbol }) => base_symbol === 'TRX')?.is_effective).toBe(
    true,
  );
});

it('asks the server for the network and the status that the address names', long, async () => {
  await stage(<MultisigLogScreen />, { as: 'owner', at: place('&net=ETH&status=1') });
  const table = within(await screen.findByRole('table', { name: 'Contract address log' }, soon));
  expect(await table.findByText('ETH · Contracts set', {}, soon)).toBeTruthy();
  expect(table.queryByText(/^TRON/)).toBeNull();
  expect(formsOf('/api/mpc/operate_log/list').at(-1)).toMatchObject({
    business: 'cold_address',
    area: 'ETH',
    status: '1',
  });
});
