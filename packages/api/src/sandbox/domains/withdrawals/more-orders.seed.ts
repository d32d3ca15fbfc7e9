import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { seedMoreDeposits } from '../transactions/more-deposits.seed.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { enter, enterHabits, type Habit } from './enter-order.seed.ts';
import { gasFee } from './fee-quote.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const { marketMaking, reserve, dailyPayments, vendors } = subWalletIds;
const [omnibus, subscriptions] = [2006, 2011] as const;
const [ana, kofi, mei] = [people.owner.uid, people.admin.uid, people.secondMember.uid];

const traders = [partners.desk, partners.exchange] as const;
const sellers = [partners.studio, partners.logistics, partners.analytics, partners.supplier] as const;

/** What the quieter sub-wallets pay now and then. */
const habits: readonly Habit[] = [
  [marketMaking, 'USDTBEP20', 22, 150, 3800, 2, traders, [mei, kofi]],
  [marketMaking, 'BSC', 8, 0.05, 0.4, 3, traders, [mei]],
  [omnibus, 'TUSDT', 16, 900, 9000, 2, [partners.exchange], [kofi, ana]],
  [reserve, 'USDC', 9, 2000, 15_000, 2, [partners.desk], [ana, kofi]],
  [reserve, 'BTC', 8, 0.01, 0.12, 4, traders, [ana, kofi]],
  [reserve, 'LTC', 4, 2, 20, 2, traders, [ana]],
  [reserve, 'DOGE', 4, 500, 4000, 0, traders, [ana]],
  [dailyPayments, 'TUSDT', 18, 10, 200, 2, sellers, [mei, ana]],
  [vendors, 'USDC', 14, 50, 900, 2, sellers, [kofi, ana]],
  [vendors, 'SOL', 5, 0.5, 8, 2, sellers, [kofi, ana]],
  [vendors, 'TON', 5, 10, 120, 1, sellers, [kofi]],
  [vendors, 'ATOM', 4, 5, 40, 2, sellers, [ana]],
  [vendors, 'EOS', 3, 20, 200, 1, sellers, [kofi]],
  [subscriptions, 'TUSDT', 22, 5, 40, 2, sellers, [kofi, ana]],
];

/** How they went: nearly all were paid. */
const courses = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'] as const),
  ...(['cancelled', 'signRefused', 'failed', 'waits'] as const),
] as const;

/** Below the slow tier of its chain: no block takes it, until it is sped up or forgotten. */
const stuck = { fee: gasFee('1.6', '21000'), gas_price: '1.6', gas_limit: '21000' };

/** What the quieter sub-wallets received and paid, and a payment that its chain does not take. */
export function seedMoreOrders(world: World, history: History): void {
  seedMoreDeposits(world, history);
  enterHabits(world, history, habits, [6, 80], courses);
  enter(world, history, 5 * hour, {
    from: marketMaking,
    symbol: 'ETH',
    amount: '0.75',
    to: partners.desk,
    by: mei,
    terms: stuck,
    source: 3,
    pace: 10 * minute,
  });
  enter(world, history, 43 * day, {
    from: marketMaking,
    symbol: 'ETH',
    amount: '0.2',
    to: partners.exchange,
    by: mei,
    terms: stuck,
    source: 3,
  });
}
