import { decide, readyRules, type Decision, type ReadyRules } from './decide.ts';
import type { PastOrder } from './facts.ts';
import { PastOrders } from './past-orders.ts';
import type { StrategyRule } from './rule.ts';

/** One order, as the strategies in force and the draft decide it as of its request. */
export interface ReplayedOrder<Order> {
  order: Order;
  before: Decision;
  after: Decision;
}

/** Orders with both decisions, as they were given. */
export type Replayed<Order> = readonly ReplayedOrder<Order>[];

/** Decides orders one after another, each as of its request: what came before it has counted by then. */
function decisions(rules: ReadyRules, orders: readonly PastOrder[], since: number): Decision[] {
  const past = new PastOrders(rules.transfer, since);
  return orders.map((order) => {
    const decision = decide(rules, order, past);
    past.add(order);
    return decision;
  });
}

/**
 * Replays orders against the strategies in force and against a draft.
 *
 * @param orders - By the time of their request, the oldest first.
 * @param since - Orders requested before are not known: windows that reach further back leave orders undecidable.
 */
export function replay<Order extends PastOrder>(
  { before, after }: { before: readonly StrategyRule[]; after: readonly StrategyRule[] },
  orders: readonly Order[],
  since: number,
): Replayed<Order> {
  const [inForce, drafted] = [before, after].map((rules) => decisions(readyRules(rules), orders, since));
  return orders.flatMap((order, at) => {
    const [was, will] = [inForce?.[at], drafted?.[at]];
    return was === undefined || will === undefined ? [] : [{ order, before: was, after: will }];
  });
}
