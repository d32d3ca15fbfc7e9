import { sandbox, stage } from '#shared/testing/stage.tsx';
import { receiving, wallets } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { client, read } from '#shared/api/api.ts';
import { everySubWallet } from '#shared/selection/selection.rules.ts';
import { Brc20Drawer } from './brc20-drawer.tsx';

const patient = { timeout: 8000 };
const nothing = () => {};

function Opened() {
  const assets = useQuery(read(wallets.assets, { type: 0 }));
  const subs = useQuery(read(wallets.subWallets, { wallet_id: walletIds.treasury }));
  const wallet = [...(assets.data?.top_wallet ?? []), ...(assets.data?.wallet_list ?? [])].find(
    (one) => one.wallet_id === walletIds.treasury,
  );
  const subWallet = (subs.data === undefined ? [] : everySubWallet(subs.data)).find(
    (one) => one.sub_wallet_id === subWalletIds.reserve,
  );
  return wallet === undefined || subWallet === undefined ? null : (
    <Brc20Drawer
      wallet={wallet}
      subWallet={subWallet}
      ticker={null}
      onClose={nothing}
      onShowOrder={nothing}
    />
  );
}

const own = async () =>
  (
    await client.call(receiving.depositAddress, {
      sub_wallet_id: subWalletIds.reserve,
      symbol: 'BTC',
      create: 0,
    })
  ).address;

const isOff = () =>
  screen.getByRole('button', { name: 'Review transfer' }).getAttribute('aria-disabled') === 'true';

beforeEach(() => sandbox.reset());

it('pays no contract, no burn address and not the sender itself, and says so at the field and the button', async () => {
  await stage(<Opened />, {
    as: 'owner',
    at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.reserve}`,
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' }, patient);
  expect(screen.getByText(/^Treasury \/ /)).toBeTruthy();
  for (const [address, reason] of [
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', /address/],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /address/],
    ['1BitcoinEaterAddressDontSendf59kuE', /lost/],
    [await own(), /belongs to the sending/],
  ] as const) {
    fireEvent.change(field, { target: { value: address } });
    fireEvent.blur(field);
    await waitFor(() => {
      const messages = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(field.getAttribute('aria-invalid'), address).toBe('true');
      expect(messages.join(' '), address).toMatch(reason);
      expect(isOff(), address).toBe(true);
    }, patient);
  }
  cleanup();
  await stage(<Opened />, {
    as: 'owner',
    at: `/mpc/center/wallet?w=${walletIds.treasury}&s=${subWalletIds.reserve}`,
  });
  expect(await screen.findByText(/^Draft from/, {}, patient)).toBeTruthy();
});
