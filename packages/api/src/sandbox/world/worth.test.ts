import { expect, it } from 'vitest';
import { wallets } from '../../index.ts';
import { createSandbox, people, subWalletIds, walletIds } from '../index.ts';
import { asking } from '../testing.ts';

const sandbox = createSandbox({ clock: 'frozen' });
const ana = asking(sandbox, people.owner.uid);

const treasury = async () => {
  const { top_wallet, wallet_list } = (await ana(wallets.assets, {})).data;
  return [...top_wallet, ...wallet_list].find(({ wallet_id }) => wallet_id === walletIds.treasury)?.total_usd;
};

const summed = async () => {
  const { data } = await ana(wallets.subWalletWorth, { wallet_id: walletIds.treasury });
  return data.reduce((sum, { total_usd }) => sum + Number(total_usd), 0);
};

it('is counted anew when money moves, and when a coin is no longer in the list', async () => {
  const before = await treasury();
  const { world } = sandbox;
  const [deposit] = world.transactions
    .where('sub_wallet_id', subWalletIds.main)
    .filter((row) => row.trans_kind === 'deposit' && row.symbol === 'TUSDT' && row.status === 2000);
  if (deposit === undefined) throw new Error('There is no deposit');
  world.transactions.remove(deposit);
  const without = await treasury();
  expect(Number(without)).toBeCloseTo(Number(before) - Number(deposit.amount), 1);
  const main = world.subWallets.get(subWalletIds.main);
  if (main === undefined) throw new Error('There is no such sub-wallet');
  world.subWallets.update(main, { focus: [] });
  expect(Number(await treasury())).toBeLessThan(Number(without));
  expect(Number(await treasury())).toBeCloseTo(await summed(), 0);
});
