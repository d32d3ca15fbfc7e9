import { checkAddress } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, personOf, subWalletOf } from '../../world/access.ts';
import { addressOn, specialAddresses } from '../../world/addresses.seed.ts';
import { amountBetween, requestId, type History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { activeNode } from '../approvals/nodes.ts';
import { screen } from '../kyt/screening.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { approve, endOrder, failOnChain, isTurnOf, orderAt, refuse, sign } from './order-life.ts';
import { placeOrder } from './place-order.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const { main, customerDeposits, payroll, marketMaking, dailyPayments } = subWalletIds;
const [ana, kofi, lin, mei] = [
  people.owner.uid,
  people.admin.uid,
  people.member.uid,
  people.secondMember.uid,
];

/** How far an order comes by itself. */
type Course = 'waits' | 'approved' | 'paid' | 'refused' | 'signRefused' | 'stopped' | 'cancelled' | 'failed';

interface Plan {
  from: number;
  symbol: string;
  amount: string;
  /** A partner's name, or an address. */
  to: string;
  by: number;
  course?: Course;
  remark?: string;
  /** Milliseconds from asking to signing. */
  pace?: number;
}

function enter(world: World, history: History, ago: number, plan: Plan): void {
  const { from, symbol, amount, to, by, course = 'paid', remark = '', pace = 25 * minute } = plan;
  let id = 0;

  /** Someone whose turn it is, the asker last: nobody here approves what they asked for if another can. */
  function decider() {
    const order = orderAt(world, id);
    const uids = activeNode(order?.nodes ?? [])?.members.map((member) => member.uid) ?? [];
    const uid = uids.find((candidate) => candidate !== by) ?? uids[0];
    return order === undefined || uid === undefined || !isTurnOf(order, uid)
      ? undefined
      : { order, person: personOf(world, uid) };
  }

  history.ago(ago, () => {
    const { base_symbol } = coinOf(world, { symbol });
    const watched = subWalletOf(world, { sub_wallet_id: from }).kyt_status === 1;
    const address_to = checkAddress(base_symbol, to).ok ? to : addressOn(base_symbol, to);
    id = placeOrder(world, {
      request_id: requestId(world.random),
      initiator_uid: by,
      sub_wallet_id: from,
      symbol,
      amount,
      address_to,
      remark,
      withdraw_source: world.random.pick([3, 3, 3, 1, 2]),
      ...(watched ? { screening: screen(base_symbol, address_to, world.clock.now()) ?? null } : {}),
    }).id;
  });
  if (course === 'waits') return;

  history.ago(ago - pace / 2, () => {
    const turn = decider();
    if (turn === undefined) return;
    const { order, person } = turn;
    if (course === 'refused') refuse(world, order, person, 'The invoice is not the one we agreed on');
    else if (course === 'cancelled') endOrder(world, order, WithdrawStatus.discarded, 'Sent twice');
    else if (course === 'stopped')
      endOrder(world, order, WithdrawStatus.rejectedBySystem, 'Above the limit of the wallet');
    else if (order.status === WithdrawStatus.awaitingApproval) approve(world, order, person);
  });
  if (course !== 'paid' && course !== 'failed' && course !== 'signRefused') return;

  history.ago(ago - pace, () => {
    const turn = decider();
    if (turn === undefined) return;
    if (course === 'signRefused') refuse(world, turn.order, turn.person, 'Not today');
    else sign(world, turn.order, turn.person);
  });
  if (course !== 'failed') return;
  history.ago(ago - pace - 10 * second, () => {
    const order = orderAt(world, id);
    if (order !== undefined) failOnChain(world, order, 'The contract took the payment back');
  });
}

type Habit = readonly [
  from: number,
  symbol: string,
  times: number,
  low: number,
  high: number,
  digits: number,
  to: readonly [string, ...string[]],
  by: readonly [number, ...number[]],
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
const told: readonly (readonly [ago: number, plan: Plan])[] = [
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
  [35 * minute, tusdt(main, '240', partners.analytics, lin, { course: 'waits' })],
  [5 * hour, tusdt(payroll, '4310.75', partners.payrollAgent, lin, { course: 'waits', remark: 'November' })],
  [90 * minute, tusdt(dailyPayments, '450', partners.logistics, mei, { course: 'waits' })],
  [minute, { from: main, symbol: 'ETH', amount: '1.25', to: partners.exchange, by: kofi, pace: 20 * second }],
];

/** Money that went out, or was to. */
export function seedOrders(world: World, history: History): void {
  const { random } = world;
  for (const [from, symbol, times, low, high, digits, to, by] of habits) {
    for (let i = 0; i < times; i++) {
      const amount = amountBetween(random, low, high, digits);
      const ago = random.whole(2 * day, 86 * day);
      enter(world, history, ago, { from, symbol, amount, to: random.pick(to), by: random.pick(by) });
    }
  }
  for (const [ago, plan] of told) enter(world, history, ago, plan);
}
