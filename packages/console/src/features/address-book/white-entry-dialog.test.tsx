import { sandbox, stage } from '#shared/testing/stage.tsx';
import { addressBook } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { read } from '#shared/api/api.ts';
import { WhiteEntryDialog } from './white-entry-dialog.tsx';

const usdt = sandbox.world.coins.all().find(({ symbol }) => symbol === 'TUSDT');

/** The question whether an entry of the book comes onto the whitelist, had it another address. */
function ShownDialog({ address }: { address: string }) {
  const list = useQuery(read(addressBook.list, { wallet_id: walletIds.treasury, keyword: 'Tax office' }));
  const entry = list.data?.list[0];
  if (entry === undefined) return null;
  const changed = { ...entry, is_white: 0 as const, base_symbol: usdt?.base_symbol ?? '', address };
  return <WhiteEntryDialog entry={changed} onClose={() => {}} />;
}

beforeEach(() => sandbox.reset());

it('does not let the contract of a listed token onto the whitelist, and says why', async () => {
  await stage(<ShownDialog address={usdt?.contract_address ?? ''} />, { as: 'member' });
  expect(await screen.findByText(/contract of USDT/, {}, { timeout: 8000 })).toBeTruthy();
  const confirm = await screen.findByRole('button', { name: 'Request addition' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'));
});

it('does not let a burn address that is older than this rule onto it either', async () => {
  await stage(<ShownDialog address="T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb" />, { as: 'member' });
  const confirm = await screen.findByRole('button', { name: 'Request addition' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'), { timeout: 8000 });
});

it('names the check that failed to load, and reads it again', async () => {
  sandbox.faults.set('wallets.searchCoins', { code: '111111', times: 1 });
  await stage(<ShownDialog address={usdt?.contract_address ?? ''} />, { as: 'member' });
  await screen.findByText(/^Known contracts: \S/, {}, { timeout: 8000 });
  const confirm = screen.getByRole('button', { name: 'Request addition' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/contract of USDT/, {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByText(/^Known contracts/)).toBeNull();
});
