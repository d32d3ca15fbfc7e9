import { minute } from '../core/durations.ts';
import type { DraftedStep } from '../domains/strategies/strategies.rules.ts';
import { covers } from './covers.ts';
import { decide, readyRules, type Decision } from './decide.ts';
import type { PastOrder } from './facts.ts';
import { decisionsIn, lineOf, type Lines } from './lines.ts';
import { PastOrders } from './past-orders.ts';
import type { StrategyRule } from './rule.ts';
import { amountFor, witnessFor, type PricedCoin } from './witness.ts';

/** A strategy with the people it asks. */
export interface LintedRule extends StrategyRule {
  /** Empty unless it asks. */
  steps: readonly DraftedStep[];
}

/** Everything there is to know of a sub-wallet's strategies. */
export interface Linted {
  /** By priority, both types. */
  rules: readonly LintedRule[];
  /** Steps of the basic strategy; the owner's, where it does not cover transfers. */
  basic: readonly DraftedStep[];
  /** Members of the sub-wallet. Role: 1 owner, 2 admin, 3 member. */
  people: readonly { uid: number; role: 1 | 2 | 3; can_sign: 0 | 1 }[];
  /** Signature protection: admins do not sign what they requested. */
  isProtected: boolean;
  coins: readonly PricedCoin[];
  /** ms since 1970. */
  now: number;
}

/** What is wrong with a strategy. */
export type Fault =
  /** It never decides: `by` takes every order that meets it. */
  | { kind: 'shadowed'; by: number }
  /** It takes fewer decisions than a smaller order, which `by` decides; 0 is the basic strategy. */
  | { kind: 'weaker'; by: number }
  /** Sent in two parts, an order goes past it: those are decided by `by`. */
  | { kind: 'splitting'; by: number }
  /** One person can request, approve and sign alone. */
  | { kind: 'alone'; uid: number }
  /** It names somebody who is no member any more. */
  | { kind: 'left'; uid: number }
  /** A step asks for more decisions than there are people left in it. */
  | { kind: 'unreachable'; step: number };

/** What is wrong with which strategy, and the order, or the orders one after another, by which it shows. */
export type Finding = Fault & { strategy_id: number; witness: readonly PastOrder[] };

/** How orders are decided, one after another. */
type DecideAll = (orders: readonly PastOrder[]) => { by: number; decisions: number; isDecided: boolean }[];

function decidingBy({ rules, basic }: Linted): DecideAll {
  const ready = readyRules(rules);
  const stepsOf = new Map(rules.map((rule) => [rule.strategy_id, rule.steps]));
  const lines: Lines = { of: ({ strategy_id }) => stepsOf.get(strategy_id) ?? [], basic };
  const seen = (decision: Decision) => ({
    by: decision.kind === 'decided' ? (decision.by[0]?.strategy_id ?? 0) : -1,
    decisions: decisionsIn(lineOf(decision, lines)),
    isDecided: decision.kind === 'decided',
  });
  return (orders) => {
    const past = new PastOrders(ready.transfer);
    return orders.map((order) => {
      const decision = decide(ready, order, past);
      past.add(order);
      return seen(decision);
    });
  };
}

/** A little less than an amount: what a limit at it is not met by. */
const aLittleLess = '0.999999';

/** An order a little smaller that takes more decisions, and one that takes fewer in two parts. */
function amountFaults(rule: LintedRule, linted: Linted, decideAll: DecideAll): Finding[] {
  const { strategy_id, conditions, type } = rule;
  if (type === 2 || conditions.limit === null) return [];
  const amount = amountFor(rule);
  const [order, smaller, half] = [amount, amount.times(aLittleLess), amount.div(2)].map((one) =>
    witnessFor(rule, linted, one),
  );
  if (order === undefined || smaller === undefined || half === undefined) return [];
  const parts = [half, { ...half, created_at: half.created_at + minute }];
  const [large] = decideAll([order]);
  const [small] = decideAll([smaller]);
  const [first, second] = decideAll(parts);
  if (large?.by !== strategy_id || small === undefined || first === undefined || second === undefined)
    return [];
  const isWeaker = small.decisions > large.decisions;
  const isSplit = [first, second].every((one) => one.isDecided && one.decisions < large.decisions);
  return [
    ...(isWeaker ? [{ kind: 'weaker' as const, strategy_id, by: small.by, witness: [smaller, order] }] : []),
    ...(isSplit ? [{ kind: 'splitting' as const, strategy_id, by: first.by, witness: parts }] : []),
  ];
}

/** Somebody who can request what meets a strategy, and decide every step of it. */
function aloneIn({ conditions, steps }: LintedRule, { people, isProtected }: Linted): number | undefined {
  // What only the API requests nobody requests.
  if (steps.length === 0 || conditions.initiator_type === 3) return undefined;
  const alone = people.find(({ uid, role, can_sign }) => {
    const mayRequest = conditions.initiator_type === 1 || conditions.initiator_uids.includes(uid);
    const maySign = can_sign === 1 && !(isProtected && role === 2);
    const mayDecide = ({ threshold, uids, node_type }: DraftedStep) =>
      threshold === 1 && uids.includes(uid) && (node_type === 1 || maySign);
    return mayRequest && steps.every(mayDecide);
  });
  return alone?.uid;
}

/** Who is named and left, the steps that cannot be reached without them, and who could do it all alone. */
function peopleFaults(rule: LintedRule, linted: Linted): Fault[] {
  const { conditions, steps } = rule;
  const members = new Map(linted.people.map((person) => [person.uid, person]));
  const named = new Set([...conditions.initiator_uids, ...steps.flatMap(({ uids }) => uids)]);
  const alone = aloneIn(rule, linted);
  const isReachable = ({ uids, threshold, node_type }: DraftedStep) =>
    uids.filter((uid) => (node_type === 1 ? members.has(uid) : members.get(uid)?.can_sign === 1)).length >=
    threshold;
  return [
    ...[...named].filter((uid) => !members.has(uid)).map((uid): Fault => ({ kind: 'left', uid })),
    ...steps.flatMap((step, at): Fault[] => (isReachable(step) ? [] : [{ kind: 'unreachable', step: at }])),
    ...(alone === undefined ? [] : [{ kind: 'alone' as const, uid: alone }]),
  ];
}

/** Looks for what is wrong with the strategies of a sub-wallet. What never decides has no other fault. */
export function lint(linted: Linted): Finding[] {
  const { rules } = linted;
  const decideAll = decidingBy(linted);
  return rules.flatMap((rule, at): Finding[] => {
    const { strategy_id } = rule;
    const order = witnessFor(rule, linted, amountFor(rule));
    const witness = order === undefined ? [] : [order];
    const covering = rules.slice(0, at).find((earlier) => covers(earlier, rule));
    if (covering !== undefined) return [{ kind: 'shadowed', strategy_id, by: covering.strategy_id, witness }];
    const ofPeople = peopleFaults(rule, linted).map((fault): Finding => {
      const by = fault.kind === 'alone' ? { initiator_uid: fault.uid } : {};
      return { ...fault, strategy_id, witness: witness.map((one) => ({ ...one, ...by })) };
    });
    return [...ofPeople, ...amountFaults(rule, linted, decideAll)];
  });
}
