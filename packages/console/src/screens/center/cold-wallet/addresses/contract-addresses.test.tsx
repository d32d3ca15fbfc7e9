import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ContractAddressesTab } from './contract-addresses-tab.tsx';

const soon = { timeout: 10_000 };
const long = { timeout: 40_000 };
const at = `/mpc/center/coldWallet?w=${walletIds.treasury}&tab=addresses`;
const tab = <ContractAddressesTab walletId={walletIds.treasury} />;

beforeEach(() => sandbox.reset());

it('says what stops working before the contracts of a network are removed', long, async () => {
  const { person } = await stage(tab, { as: 'owner', at });
  await screen.findAllByText('Set in contract', {}, soon);
  const [first] = screen.getAllByRole('button', { name: 'Delete' });
  if (first === undefined) throw new Error('Nothing can be deleted');
  await person.click(first);
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  expect(await dialog.findByText(/2 fund strategies stop working/, {}, soon)).toBeTruthy();
  const button = await dialog.findByRole('button', { name: 'Submit for approval' }, soon);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(button);
  expect(await screen.findByText('Removal submitted for approval', {}, soon)).toBeTruthy();
  expect(formsOf('/api/msign/wallet/address/del')).toHaveLength(1);
});

it('shows a request that waits, and nothing to press for a member', long, async () => {
  await stage(tab, { as: 'member', at });
  expect(await screen.findByText('New contracts awaiting approval', {}, soon)).toBeTruthy();
  for (const name of ['Edit', 'Delete', 'Set up contracts'])
    for (const button of screen.queryAllByRole('button', { name }))
      expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
