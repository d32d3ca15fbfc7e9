import { bookRows, seedAddressBook } from '../domains/address-book/address-book.seed.ts';
import { seedKeys, strategyRows } from '../domains/approvals/approvals.seed.ts';
import { addressRows, seedReceiving } from '../domains/receiving/receiving.seed.ts';
import { seedDust } from '../domains/transactions/dust.seed.ts';
import { seedDeposits } from '../domains/transactions/transactions.seed.ts';
import { chainRows } from '../domains/wallets/chains.seed.ts';
import { coinRows } from '../domains/wallets/coins.seed.ts';
import { subWalletRows, walletRows } from '../domains/wallets/wallets.seed.ts';
import { seedOrders } from '../domains/withdrawals/withdrawals.seed.ts';
import { seedStrategies } from '../domains/strategies/strategies.seed.ts';
import { seedApiSettings } from '../domains/api-settings/api-settings.seed.ts';
import { seedAutoCollect } from '../domains/auto-collect/auto-collect.seed.ts';
import { seedBilling } from '../domains/billing/billing.seed.ts';
import { seedBlacklist } from '../domains/blacklist/blacklist.seed.ts';
import { seedCallbacks } from '../domains/callbacks/callbacks.seed.ts';
import { seedColdWallet } from '../domains/cold-wallet/cold-wallet.seed.ts';
import { seedCollectibles } from '../domains/collectibles/collectibles.seed.ts';
import { seedCollection } from '../domains/collection/collection.seed.ts';
import { seedKeyExport } from '../domains/key-export/key-export.seed.ts';
import { seedNotices } from '../domains/notices/notices.seed.ts';
import { seedTon } from '../domains/ton/ton.seed.ts';
import { seedTron } from '../domains/tron/tron.seed.ts';
import { seedKyt } from '../domains/kyt/kyt.seed.ts';
import { seedWeb3 } from '../domains/web3/web3.seed.ts';
import { seedRefunds } from '../domains/refunds/refunds.seed.ts';
import { seedAccount } from '../domains/account/account.seed.ts';
import { seedBulk } from './bulk.seed.ts';
import { createHistory } from './history.ts';
import type { World } from './world.ts';
import { day } from '../../core/durations.ts';

/** How far back the history of a new world goes. */
export const historyLength = 91 * day;

/** How much there is in a world. */
export type WorldSize = 's' | 'm' | 'l';

/** Fills a new world, and lives through its past up to `end`. */
export function seed(world: World, end: number, size: WorldSize): void {
  const wallets = walletRows(end);
  const subWallets = subWalletRows(end);
  for (const row of wallets) world.wallets.insert(row);
  for (const row of subWallets) world.subWallets.insert(row);
  for (const row of chainRows) world.chains.insert(row);
  for (const row of coinRows) world.coins.insert(row);
  for (const row of addressRows(world, wallets, subWallets)) world.addresses.insert(row);
  for (const row of strategyRows(wallets, subWallets)) world.strategies.insert(row);
  for (const row of bookRows(world)) world.book.insert(row);
  const history = createHistory(world, end);
  seedDeposits(world, history);
  seedDust(world, history);
  seedReceiving(world, history);
  seedOrders(world, history);
  seedStrategies(world, history);
  seedKeys(world, history);
  seedApiSettings(world, history);
  seedAutoCollect(world, history);
  seedBilling(world, history);
  seedAddressBook(world, history);
  seedBlacklist(world, history);
  seedCallbacks(world, history);
  seedColdWallet(world, history);
  seedCollectibles(world, history);
  seedCollection(world, history);
  seedKeyExport(world, history);
  seedNotices(world, history);
  seedTon(world, history);
  seedTron(world, history);
  seedKyt(world, history);
  seedWeb3(world, history);
  seedRefunds(world, history);
  seedAccount(world, history);
  history.live();
  if (size !== 's') seedBulk(world, end, size);
}
