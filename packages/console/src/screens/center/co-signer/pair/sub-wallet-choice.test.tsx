import type { SweepSubWallet } from '@mpc/api';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stage } from '#shared/testing/stage.tsx';
import { SubWalletChoice } from './sub-wallet-choice.tsx';

const subWallet = (id: number): SweepSubWallet => ({
  sub_wallet_id: id,
  sub_wallet_name: `Desk ${id}`,
  sub_wallet_type: 1,
  collect_role: 0,
  total_usd: '10.00',
  balances: [],
  address_count: 1,
  in_scope: 1,
  eligible: id === 3 ? 0 : 1,
  reason: id === 3 ? 'hidden' : '',
});

async function choose(count: number) {
  const change = vi.fn<(id: string) => void>();
  const choice = (
    <SubWalletChoice
      label="Gas station"
      description="Pays network fees."
      disabled={false}
      candidates={Array.from({ length: count }, (_, index) => subWallet(index + 1))}
      unseen={[]}
      current={2}
      requested={undefined}
      value="2"
      onChange={change}
    />
  );
  const { person } = await stage(choice, { as: 'owner' });
  return { person, change };
}

it('shows a few sub-wallets at a glance', async () => {
  const { person, change } = await choose(12);
  await person.click(await screen.findByRole('radio', { name: /^Desk 7/ }));
  expect(change).toHaveBeenCalledExactlyOnceWith('7');
});

it('lets a person search among many, in which the one in force is marked', async () => {
  const { person, change } = await choose(2_000);
  const field = await screen.findByRole('combobox', { name: /Gas station/ });
  await person.click(field);
  await person.clear(field);
  await person.type(field, 'Desk 1999');
  await person.click(await screen.findByRole('option', { name: /Desk 1999/ }));
  expect(change).toHaveBeenCalledExactlyOnceWith('1999');
  await person.clear(field);
  await person.type(field, 'Desk 2');
  expect((await screen.findAllByText(/^Current/))[0]).toBeTruthy();
});
