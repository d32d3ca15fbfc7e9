import { sandbox, stage } from '#shared/testing/stage.tsx';
import { wallets } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { CoinActions } from './coin-actions.tsx';

beforeEach(() => sandbox.reset());

/** The actions of a coin as the server has it, on a chain of another name. */
async function actionsOn(change: object) {
  const ids = { wallet_id: walletIds.treasury, sub_wallet_id: subWalletIds.main };
  await stage(null, { as: 'owner' });
  const { list } = await client.call(wallets.focusCoins, { ...ids, need_stat: 1 });
  const { top_sub_wallet_list, sub_wallet_list } = await client.call(wallets.subWallets, {
    wallet_id: walletIds.treasury,
  });
  const [coin] = list;
  const subWallet = [...top_sub_wallet_list, ...sub_wallet_list].find(
    (one) => one.sub_wallet_id === subWalletIds.main,
  );
  if (coin === undefined || subWallet === undefined) throw new Error('The sandbox has no coin');
  const shown = { ...coin, symbol_alias: 'AAA', coin_net: 'Network', ...change };
  await stage(<CoinActions coin={shown} subWallet={subWallet} compact={false} onShow={vi.fn()} />, {
    as: 'owner',
  });
  return screen.getByRole('button', { name: 'Transfer AAA Network' });
}

it.each(['XLM', 'BCH', 'DOT', 'ADA', 'APT', 'SUI', 'FIL', 'NEAR', 'NEW'])(
  'the transfer button of a coin on %s, whose addresses nobody can check here, says so',
  async (base_symbol) => {
    const button = await actionsOn({ base_symbol });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toMatch(/addresses on Network cannot be checked/);
  },
);

it('is open where they can be', async () => {
  const button = await actionsOn({ enable_withdraw: true });
  expect(button.getAttribute('aria-disabled')).toBeNull();
});
