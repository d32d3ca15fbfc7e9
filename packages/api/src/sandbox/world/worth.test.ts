import Big from 'big.js';
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
  return data.reduce((sum, { total_usd }) => sum.plus(total_usd), Big(0));
};

/** How far two sums are from each other: each is rounded by itself. */
const apart = (sum: string | undefined, other: Big): Big =>
  Big(sum ?? 0)
    .minus(other)
    .abs();

it('is counted anew when money moves, and when a coin is no longer in the list', async () => {
  const before = await treasury();
  const { world } = sandbox;
  const [deposit] = world.transactions
    .where('sub_wallet_id', subWalletIds.main)
    .filter((row) => row.trans_kind === 'deposit' && row.symbol === 'TUSDT' && row.status === 2000);
  if (deposit === undefined) throw new Error('There is no deposit');
  world.transactions.remove(deposit);
  const without = await treasury();
  expect(apart(without, Big(before ?? 0).minus(deposit.amount)).lt('0.05')).toBe(true);
  const main = world.subWallets.get(subWalletIds.main);
  if (main === undefined) throw new Error('There is no such sub-wallet');
  world.subWallets.update(main, { focus: [] });
  expect(Big((await treasury()) ?? 0).lt(without ?? 0)).toBe(true);
  expect(apart(await treasury(), await summed()).lt('0.5')).toBe(true);
});
