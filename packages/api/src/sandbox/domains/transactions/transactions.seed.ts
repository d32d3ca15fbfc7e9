import { specialAddresses, addressOn } from '../../world/addresses.seed.ts';
import { amountBetween, type History } from '../../world/history.ts';
import { coinOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { arrive } from './arrivals.ts';
import { newHash } from './chain-time.ts';
import { day, minute } from '../../../core/durations.ts';

const { main, customerDeposits, payroll, grants, marketMaking, dailyPayments } = subWalletIds;
const [omnibus, gasStation, reserve, vendors, subscriptions] = [2006, 2007, 2008, 2010, 2011] as const;

type Opening = readonly [subWalletId: number, symbol: string, amount: string];

/** What every sub-wallet started with, ninety days ago. Grants got no TRX. */
const openings: readonly Opening[] = [
  [main, 'ETH', '46.5'],
  [main, 'USDTERC20', '182000'],
  [main, 'USDC', '95400.25'],
  [main, 'TRX', '36500'],
  [main, 'TUSDT', '248000'],
  [main, 'BSC', '58.2'],
  [main, 'BUSD', '4120.5'],
  [main, 'MATIC1', '21500'],
  [main, 'USDTBEP20', '15600'],
  [customerDeposits, 'ETH', '3.2'],
  [customerDeposits, 'TRX', '5200'],
  [customerDeposits, 'TUSDT', '21400'],
  [payroll, 'TRX', '4800'],
  [payroll, 'TUSDT', '64000'],
  [payroll, 'ETH', '1.4'],
  [payroll, 'USDC', '30250'],
  [grants, 'TUSDT', '18750'],
  [marketMaking, 'BSC', '22.75'],
  [marketMaking, 'USDTBEP20', '143000'],
  [omnibus, 'TUSDT', '512300.5'],
  [omnibus, 'TRX', '900'],
  [gasStation, 'TRX', '12000'],
  [gasStation, 'ETH', '2.5'],
  [reserve, 'ETH', '310'],
  [reserve, 'USDC', '750000'],
  [dailyPayments, 'TRX', '2600'],
  [dailyPayments, 'TUSDT', '12800'],
  [vendors, 'ETH', '4.1'],
  [vendors, 'USDC', '22100'],
  [subscriptions, 'TUSDT', '3100'],
  [subscriptions, 'TRX', '800'],
];

/** What comes in now and then: how often, between which amounts, with how many digits. */
export type Income = readonly [
  subWalletId: number,
  symbol: string,
  times: number,
  low: number,
  high: number,
  digits: number,
];

/** What came in since, now and then. */
const incomes: readonly Income[] = [
  [main, 'TUSDT', 12, 400, 9000, 2],
  [main, 'ETH', 5, 0.05, 1.8, 4],
  [main, 'USDTERC20', 5, 300, 6000, 2],
  [main, 'XRP', 4, 80, 900, 2],
  [customerDeposits, 'TUSDT', 14, 20, 1500, 2],
  [customerDeposits, 'USDTERC20', 5, 100, 2400, 2],
  [customerDeposits, 'XRP', 4, 50, 700, 1],
  [marketMaking, 'USDTERC20', 4, 1000, 5000, 2],
  [dailyPayments, 'TUSDT', 5, 200, 900, 2],
];

const payers = [partners.exchange, partners.desk, partners.studio, partners.logistics] as const;

/** Money that came in: what was there at first, ordinary income, and one deposit in every state. */
export function seedDeposits(world: World, history: History): void {
  const { random } = world;

  function come(ago: number, subWalletId: number, symbol: string, amount: string, from?: string): void {
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      arrive(world, {
        sub_wallet_id: subWalletId,
        symbol,
        amount,
        address_from: from ?? addressOn(coin.base_symbol, random.pick(payers)),
        txid: newHash(world, coin),
      });
    });
  }

  openings.forEach(([subWalletId, symbol, amount], index) => {
    come(90 * day - index * 7 * minute, subWalletId, symbol, amount);
  });
  for (const [subWalletId, symbol, times, low, high, digits] of incomes) {
    for (let i = 0; i < times; i++) {
      const ago = random.whole(day, 88 * day);
      come(ago, subWalletId, symbol, amountBetween(random, low, high, digits));
    }
  }
  // Of a severe origin: held. The older one is given back, see the refunds.
  come(4 * day, customerDeposits, 'TUSDT', '3300', specialAddresses.severeRisk.tron);
  come(32 * day, customerDeposits, 'USDTERC20', '1250', specialAddresses.severeRisk.evm);
  // On their way: one has some of its confirmations, one has none.
  come(70_000, main, 'ETH', '0.85');
  come(5_000, main, 'USDTERC20', '2400');
}
