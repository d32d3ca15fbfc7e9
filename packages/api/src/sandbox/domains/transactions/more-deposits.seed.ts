import { coinOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { amountBetween, type History } from '../../world/history.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { arrive, arriveCollectible } from './arrivals.ts';
import { newHash } from './chain-time.ts';
import { dropFromChain } from './deposit-states.ts';
import type { Income } from './transactions.seed.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const { customerDeposits, grants, marketMaking, reserve, dailyPayments, vendors } = subWalletIds;
const [omnibus, gasStation, subscriptions, newHires] = [2006, 2007, 2011, 2012] as const;

/** What came first, before anything was paid of it. */
const openings: readonly (readonly [subWalletId: number, symbol: string, amount: string])[] = [
  // Nothing to see in its list: it pays for calls of contracts.
  [grants, 'ETH', '0.8'],
  [marketMaking, 'ETH', '6.5'],
  [newHires, 'TRX', '900'],
  [newHires, 'TUSDT', '2400'],
];

/** What the quieter sub-wallets received now and then. */
const incomes: readonly Income[] = [
  [marketMaking, 'ETH', 8, 0.1, 1.2, 3],
  [marketMaking, 'BSC', 12, 0.5, 4, 2],
  [omnibus, 'TUSDT', 22, 100, 4000, 2],
  [gasStation, 'TRX', 5, 500, 3000, 0],
  [reserve, 'USDC', 10, 1000, 20_000, 2],
  [reserve, 'ETH', 8, 0.5, 12, 2],
  [reserve, 'BTC', 9, 0.01, 0.4, 4],
  [reserve, 'LTC', 4, 2, 40, 2],
  [reserve, 'DOGE', 4, 500, 9000, 0],
  [dailyPayments, 'TUSDT', 12, 50, 900, 2],
  [dailyPayments, 'TRX', 4, 100, 600, 0],
  [vendors, 'USDC', 16, 100, 3000, 2],
  [vendors, 'ETH', 5, 0.05, 0.6, 3],
  [vendors, 'SOL', 6, 1, 12, 2],
  [vendors, 'TON', 6, 20, 240, 1],
  [subscriptions, 'TUSDT', 34, 5, 60, 2],
  [newHires, 'TUSDT', 8, 50, 700, 2],
];

const payers = [partners.exchange, partners.desk, partners.studio, partners.supplier] as const;

/** Collectibles that came in, by their contracts' names. */
const collectibles: readonly (readonly [
  ago: number,
  subWalletId: number,
  contract: string,
  tokenId: string,
  name: string,
])[] = [
  [71 * day, 2001, 'Harbour Lights', '118', 'Harbour Lights #118'],
  [58 * day, 2001, 'Harbour Lights', '412', 'Harbour Lights #412'],
  [49 * day, marketMaking, 'Tide Tables', '7', 'Tide Tables #7'],
  [20 * day, vendors, 'Tide Tables', '31', 'Tide Tables #31'],
  [12 * day, vendors, 'Paper Boats', '2050', ''],
  // On their way.
  [minute, vendors, 'Paper Boats', '2051', ''],
  [5_000, vendors, 'Paper Boats', '2052', ''],
];

/** What the quieter sub-wallets received, collectibles, and deposits that something was wrong with. */
export function seedMoreDeposits(world: World, history: History): void {
  const { random } = world;

  function come(ago: number, sub_wallet_id: number, symbol: string, amount: string, memo?: string) {
    const arrived = { id: 0 };
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      const { id } = arrive(world, {
        sub_wallet_id,
        symbol,
        amount,
        address_from: addressOn(coin.base_symbol, random.pick(payers)),
        txid: newHash(world, coin),
        ...(memo === undefined ? {} : { memo }),
      });
      arrived.id = id;
    });
    return arrived;
  }

  openings.forEach(([subWalletId, symbol, amount], index) => {
    come(90 * day + (index + 1) * hour, subWalletId, symbol, amount);
  });
  for (const [subWalletId, symbol, times, low, high, digits] of incomes)
    for (let i = 0; i < times; i++)
      come(random.whole(5 * day, 87 * day), subWalletId, symbol, amountBetween(random, low, high, digits));
  for (const [ago, sub_wallet_id, contract, token_id, nft_name] of collectibles)
    history.ago(ago, () => {
      arriveCollectible(world, {
        sub_wallet_id,
        symbol: 'ETH',
        token_id,
        nft_name,
        nft_contract: addressOn('ETH', contract),
        address_from: addressOn('ETH', random.pick(payers)),
        txid: newHash(world, coinOf(world, { symbol: 'ETH' })),
      });
    });
  // A memo that names nobody: held until it is given back or released.
  come(9 * day, customerDeposits, 'XRP', '312.5', '990017');
  come(46 * day, vendors, 'TON', '64', 'order 7 of Nora');
  // Dropped by the chain: one was seen again since, one was not yet.
  const older = come(33 * day, vendors, 'ETH', '0.21');
  history.ago(33 * day - minute, () => dropFromChain(world, older.id));
  const newer = come(100_000, marketMaking, 'ETH', '0.33');
  history.ago(80_000, () => dropFromChain(world, newer.id));
}
