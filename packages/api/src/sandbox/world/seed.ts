import { bookRows } from '../domains/address-book/address-book.seed.ts';
import { strategyRows } from '../domains/approvals/approvals.seed.ts';
import { addressRows } from '../domains/receiving/receiving.seed.ts';
import { seedDeposits } from '../domains/transactions/transactions.seed.ts';
import { chainRows } from '../domains/wallets/chains.seed.ts';
import { coinRows } from '../domains/wallets/coins.seed.ts';
import { subWalletRows, walletRows } from '../domains/wallets/wallets.seed.ts';
import { seedOrders } from '../domains/withdrawals/withdrawals.seed.ts';
import { createHistory } from './history.ts';
import type { World } from './world.ts';

/** How far back the history of a new world goes. */
export const historyLength = 91 * 86_400_000;

/** Fills a new world, and lives through its past up to `end`. */
export function seed(world: World, end: number): void {
  const wallets = walletRows(end);
  const subWallets = subWalletRows(end);
  for (const row of wallets) world.wallets.insert(row);
  for (const row of subWallets) world.subWallets.insert(row);
  for (const row of chainRows) world.chains.insert(row);
  for (const row of coinRows) world.coins.insert(row);
  for (const row of addressRows(wallets, subWallets)) world.addresses.insert(row);
  for (const row of strategyRows(wallets, subWallets)) world.strategies.insert(row);
  for (const row of bookRows) world.book.insert(row);
  const history = createHistory(world, end);
  seedDeposits(world, history);
  seedOrders(world, history);
  history.live();
}
