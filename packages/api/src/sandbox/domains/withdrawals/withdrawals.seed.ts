import { specialAddresses } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { enter, enterHabits, type Habit, type Plan } from './enter-order.seed.ts';
import { seedMoreOrders } from './more-orders.seed.ts';
import { day, hour, minute, second } from '../../../core/durations.ts';

const { main, customerDeposits, payroll, marketMaking, dailyPayments } = subWalletIds;
const [ana, kofi, lin, mei] = [
  people.owner.uid,
  people.admin.uid,
  people.member.uid,
  people.secondMember.uid,
];

const everyone = [partners.supplier, partners.studio, partners.logistics, partners.analytics] as const;

/** What is paid now and then. */
const habits: readonly Habit[] = [
  [main, 'TUSDT', 18, 40, 4200, 2, everyone, [lin, mei, kofi]],
  [main, 'ETH', 7, 0.02, 0.9, 4, everyone, [lin, kofi, ana]],
  [main, 'USDTERC20', 8, 150, 3500, 2, everyone, [lin, mei]],
  [main, 'MATIC1', 2, 200, 900, 0, everyone, [mei]],
  [customerDeposits, 'TUSDT', 6, 50, 800, 2, [partners.exchange], [lin]],
  [payroll, 'TUSDT', 8, 1800, 4600, 2, [partners.payrollAgent, partners.taxOffice], [lin]],
  [marketMaking, 'USDTBEP20', 6, 900, 9000, 2, [partners.desk, partners.exchange], [mei]],
  [dailyPayments, 'TUSDT', 6, 20, 380, 2, [partners.logistics], [mei, ana]],
];

const tusdt = (from: number, amount: string, to: string, by: number, more: Partial<Plan> = {}): Plan => ({
  from,
  symbol: 'TUSDT',
  amount,
  to,
  by,
  ...more,
});

/** Payments of every state, ended ones first; the last ones wait for somebody or are under way. */
const records: readonly (readonly [ago: number, plan: Plan])[] = [
  [61 * day, tusdt(main, '7400', partners.studio, lin, { course: 'refused' })],
  [44 * day, tusdt(main, '2600', partners.analytics, mei, { course: 'refused' })],
  [39 * day, tusdt(payroll, '5200', partners.taxOffice, lin, { course: 'signRefused' })],
  [27 * day, tusdt(main, '310', partners.logistics, mei, { course: 'signRefused' })],
  [52 * day, tusdt(main, '96000', partners.supplier, lin, { course: 'stopped' })],
  [18 * day, tusdt(main, '1400', specialAddresses.highRisk.tron, mei, { course: 'stopped' })],
  [34 * day, tusdt(main, '1900', partners.studio, lin, { course: 'waits' })],
  [21 * day, tusdt(main, '85', partners.analytics, mei, { course: 'waits' })],
  [16 * day, tusdt(main, '640', partners.supplier, lin, { course: 'cancelled' })],
  [12 * day, tusdt(main, '2250', partners.supplier, kofi, { course: 'cancelled' })],
  [47 * day, tusdt(main, '720', partners.logistics, lin, { course: 'failed' })],
  [
    9 * day,
    { from: main, symbol: 'USDTERC20', amount: '1150', to: partners.desk, by: lin, course: 'failed' },
  ],

  [3 * day, tusdt(main, '1800', partners.studio, mei, { course: 'waits', remark: 'Design, second half' })],
  [
    26 * hour,
    {
      from: main,
      symbol: 'USDTERC20',
      amount: '3200',
      to: partners.exchange,
      by: kofi,
      course: 'waits',
    },
  ],
  [2 * hour, tusdt(main, '12500', partners.supplier, lin, { course: 'waits', remark: 'Invoice 2207' })],
  [80 * minute, tusdt(main, '8000', partners.logistics, lin, { course: 'approved' })],
  [
    50 * minute,
    {
      from: main,
      symbol: 'USDTERC20',
      amount: '4665.75',
      to: partners.supplier,
      recipients: [
        [partners.supplier, '2150.5'],
        [partners.studio, '1875.25'],
        [partners.analytics, '640'],
      ],
      by: lin,
      course: 'waits',
      remark: 'Suppliers, November',
      source: 3,
    },
  ],
  [35 * minute, tusdt(main, '240', partners.analytics, lin, { course: 'waits' })],
  [5 * hour, tusdt(payroll, '4310.75', partners.payrollAgent, lin, { course: 'waits', remark: 'November' })],
  [90 * minute, tusdt(dailyPayments, '450', partners.logistics, mei, { course: 'waits' })],
  [minute, { from: main, symbol: 'ETH', amount: '1.25', to: partners.exchange, by: kofi, pace: 20 * second }],
];

/** Money that went out, or was to. */
export function seedOrders(world: World, history: History): void {
  enterHabits(world, history, habits, [2, 86]);
  for (const [ago, plan] of records) enter(world, history, ago, plan);
  seedMoreOrders(world, history);
}
