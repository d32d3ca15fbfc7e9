import { checkAddress } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, personOf, subWalletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { amountBetween, requestId, type History } from '../../world/history.ts';
import type { World } from '../../world/world.ts';
import { activeNode } from '../approvals/nodes.ts';
import { screen } from '../kyt/screening.ts';
import { gravest } from './check-recipient.ts';
import type { FeeAgreed } from './fee-terms.ts';
import { approve, endOrder, failOnChain, isTurnOf, orderAt, refuse, sign } from './order-lifecycle.ts';
import { placeOrder } from './place-order.ts';
import { day, minute, second } from '../../../core/durations.ts';

/** How far an order comes by itself. */
type Course = 'waits' | 'approved' | 'paid' | 'refused' | 'signRefused' | 'stopped' | 'cancelled' | 'failed';

/** A payment of the past. */
export interface Plan {
  from: number;
  symbol: string;
  amount: string;
  /** A partner's name, or an address. */
  to: string;
  /** Where it goes to several: all of them, each with a part of the amount; `to` is the first. */
  recipients?: readonly (readonly [to: string, amount: string])[];
  by: number;
  course?: Course;
  remark?: string;
  /** Milliseconds from asking to signing. */
  pace?: number;
  memo?: string;
  /** @default as quoted then */
  terms?: FeeAgreed;
  /** @default by chance */
  source?: 1 | 2 | 3;
}

/** Somebody asks for a payment, and whoever is asked decides it; the asker last, where nobody else can. */
export function enter(world: World, history: History, ago: number, plan: Plan): void {
  const {
    from,
    symbol,
    amount,
    to,
    by,
    course = 'paid',
    remark = '',
    pace = 25 * minute,
    memo,
    terms,
  } = plan;
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
    const addressOf = (name: string) =>
      checkAddress(base_symbol, name).ok ? name : addressOn(base_symbol, name);
    const outputs = plan.recipients?.map(([name, part]) => ({
      address: addressOf(name),
      amount: part,
      memo: '',
      needActive: false,
    }));
    const address_to = addressOf(to);
    const screened = outputs?.map(({ address }) => address) ?? [address_to];
    id = placeOrder(world, {
      request_id: requestId(world.random),
      initiator_uid: by,
      sub_wallet_id: from,
      symbol,
      amount,
      address_to,
      remark,
      ...(memo === undefined ? {} : { memo }),
      ...(terms === undefined ? {} : { terms }),
      withdraw_source: plan.source ?? world.random.pick([3, 3, 3, 1, 2]),
      ...(outputs === undefined ? {} : { outputs }),
      ...(watched
        ? {
            screening:
              gravest(screened.map((one) => screen(base_symbol, one, world.clock.now()) ?? null)) ?? null,
          }
        : {}),
    }).id;
  });
  if (course === 'waits') return;

  history.ago(ago - pace / 2, () => {
    const turn = decider();
    if (turn === undefined) return;
    const { order, person } = turn;
    if (course === 'refused')
      refuse(world, order, person, { remark: 'Invoice does not match the agreement' });
    else if (course === 'cancelled')
      endOrder(world, order, WithdrawStatus.discarded, 'Duplicate transfer', personOf(world, by).nickname);
    else if (course === 'stopped')
      endOrder(world, order, WithdrawStatus.rejectedBySystem, 'Above the wallet’s limit');
    else if (order.status === WithdrawStatus.awaitingApproval) approve(world, order, person);
  });
  if (course !== 'paid' && course !== 'failed' && course !== 'signRefused') return;

  history.ago(ago - pace, () => {
    const turn = decider();
    if (turn === undefined) return;
    if (course === 'signRefused') refuse(world, turn.order, turn.person, { remark: 'Not today' });
    else sign(world, turn.order, turn.person);
  });
  if (course !== 'failed') return;
  history.ago(ago - pace - 10 * second, () => {
    const order = orderAt(world, id);
    if (order !== undefined) failOnChain(world, order, 'Execution reverted');
  });
}

/** What is paid now and then: the bounds of its amount and its digits, to whom and by whom. */
export type Habit = readonly [
  from: number,
  symbol: string,
  times: number,
  low: number,
  high: number,
  digits: number,
  to: readonly [string, ...string[]],
  by: readonly [number, ...number[]],
];

/** Enters every payment of some habits, within so many days. */
export function enterHabits(
  world: World,
  history: History,
  habits: readonly Habit[],
  [latest, earliest]: readonly [number, number],
  courses: readonly [Course, ...Course[]] = ['paid'],
): void {
  const { random } = world;
  for (const [from, symbol, times, low, high, digits, to, by] of habits) {
    for (let i = 0; i < times; i++) {
      const amount = amountBetween(random, low, high, digits);
      const ago = random.whole(latest * day, earliest * day);
      const course = courses.length === 1 ? courses[0] : random.pick(courses);
      enter(world, history, ago, { from, symbol, amount, to: random.pick(to), by: random.pick(by), course });
    }
  }
}
