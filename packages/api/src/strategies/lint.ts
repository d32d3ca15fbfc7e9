import { minute } from '../core/durations.ts';
import type { DraftedStep } from '../domains/strategies/strategies.rules.ts';
import Big from 'big.js';
import { aLittleLess, aLittleMore, besideAll } from './beside.ts';
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

/**
 * What is wrong with which strategy, 0 for the basic one, and the order, or the orders one after another, by which it
 * shows.
 */
export type Finding = Fault & { strategy_id: number; witness: readonly PastOrder[] };

/** How orders are decided, one after another. */
type DecideAll = (orders: readonly PastOrder[]) => { by: number | null; decisions: number }[];

function decidingBy({ rules, basic }: Linted): DecideAll {
  const ready = readyRules(rules);
  const stepsOf = new Map(rules.map((rule) => [rule.strategy_id, rule.steps]));
  const lines: Lines = { of: ({ strategy_id }) => stepsOf.get(strategy_id) ?? [], basic };
  const seen = (decision: Decision) => ({
    by: decision.kind === 'decided' ? (decision.by[0]?.strategy_id ?? 0) : null,
    decisions: decisionsIn(lineOf(decision, lines)),
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

/** An amount that a strategy decides, 0 the basic one, and one a little smaller. */
interface Amounts {
  strategy_id: number;
  large: Big;
  small: Big;
}

/** Those of a strategy itself, and those that its greatest amount leaves to the basic one. */
function amountsOf(rule: LintedRule): Amounts[] {
  const { limit } = rule.conditions;
  if (rule.type === 2 || limit === null) return [];
  const { strategy_id } = rule;
  const own = amountFor(rule);
  const ofOwn = { strategy_id, large: own, small: own.times(aLittleLess) };
  if (limit.amount_max === undefined) return [ofOwn];
  const most = new Big(limit.amount_max);
  return [ofOwn, { strategy_id: 0, large: most.times(aLittleMore), small: most }];
}

/** An order a little smaller that takes more decisions, and one that takes fewer in two parts. */
function amountFaults(rule: LintedRule, amounts: Amounts, linted: Linted, decideAll: DecideAll): Finding[] {
  const { strategy_id, large: amount } = amounts;
  const [order, smaller, half] = [amount, amounts.small, amount.div(2)].map((one) =>
    witnessFor(rule, linted, one),
  );
  if (order === undefined || smaller === undefined || half === undefined) return [];
  const parts = [half, { ...half, created_at: half.created_at + minute }];
  const [large] = decideAll([order]);
  const [small] = decideAll([smaller]);
  const [first, second] = decideAll(parts);
  if (large?.by !== strategy_id || small === undefined || first === undefined || second === undefined)
    return [];
  const isWeaker = small.by !== strategy_id && small.decisions > large.decisions;
  const isSplit = [first, second].every(({ by, decisions }) => by !== null && decisions < large.decisions);
  return [
    ...(isWeaker && small.by !== null
      ? [{ kind: 'weaker' as const, strategy_id, by: small.by, witness: [smaller, order] }]
      : []),
    ...(isSplit && first.by !== null
      ? [{ kind: 'splitting' as const, strategy_id, by: first.by, witness: parts }]
      : []),
  ];
}

/** Who decides what meets a strategy, in steps; one that passes leaves it to whoever signs by the basic strategy. */
function stepsBy({ action, steps }: LintedRule, { basic }: Linted): readonly DraftedStep[] {
  if (action === 2) return [];
  return action === 1 ? steps : basic.filter(({ node_type }) => node_type === 2);
}

/** Those who can decide every step alone. */
const deciders = (steps: readonly DraftedStep[], { people, isProtected }: Linted): number[] =>
  steps.length === 0
    ? []
    : people
        .filter(({ uid, role, can_sign }) => {
          const maySign = can_sign === 1 && !(isProtected && role === 2);
          return steps.every(
            ({ threshold, uids, node_type }) =>
              threshold === 1 && uids.includes(uid) && (node_type === 1 || maySign),
          );
        })
        .map(({ uid }) => uid);

/** Those who can request what meets a strategy, and decide every step of it. */
function aloneIn(rule: LintedRule, linted: Linted): number[] {
  const { initiator_type, initiator_uids } = rule.conditions;
  // What only the API requests nobody requests.
  if (initiator_type === 3) return [];
  return deciders(stepsBy(rule, linted), linted).filter(
    (uid) => initiator_type === 1 || initiator_uids.includes(uid),
  );
}

/** Who is named and left, and the steps that cannot be reached without them. */
function stepFaults(
  steps: readonly DraftedStep[],
  alsoNamed: readonly number[],
  { people }: Linted,
): Fault[] {
  const members = new Map(people.map((person) => [person.uid, person]));
  const named = new Set([...alsoNamed, ...steps.flatMap(({ uids }) => uids)]);
  const isReachable = ({ uids, threshold, node_type }: DraftedStep) =>
    uids.filter((uid) => (node_type === 1 ? members.has(uid) : members.get(uid)?.can_sign === 1)).length >=
    threshold;
  return [
    ...[...named].filter((uid) => !members.has(uid)).map((uid): Fault => ({ kind: 'left', uid })),
    ...steps.flatMap((step, at): Fault[] => (isReachable(step) ? [] : [{ kind: 'unreachable', step: at }])),
  ];
}

/** The same of a strategy, and who could do it all alone. */
function peopleFaults(rule: LintedRule, linted: Linted): Fault[] {
  return [
    ...stepFaults(rule.steps, rule.conditions.initiator_uids, linted),
    ...aloneIn(rule, linted).map((uid): Fault => ({ kind: 'alone', uid })),
  ];
}

/** What is wrong with the basic strategy, as far as an order comes to it. */
function basicFaults(linted: Linted): Finding[] {
  const { rules, basic, people } = linted;
  const ready = readyRules(rules);
  const witnessBy = (uid: number) => {
    const order = besideAll(rules, ready, linted, uid);
    return order === undefined ? [] : [{ uid, witness: [order] }];
  };
  const faults = stepFaults(basic, [], linted);
  const [any] = faults.length === 0 ? [] : people.flatMap(({ uid }) => witnessBy(uid));
  const alone = deciders(basic, linted).flatMap(witnessBy);
  return [
    ...(any === undefined ? [] : faults.map((fault) => ({ ...fault, strategy_id: 0, witness: any.witness }))),
    ...alone.map((one) => ({ kind: 'alone' as const, strategy_id: 0, ...one })),
  ];
}

/** Of several that say the same, the first. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const said = findings.map((finding) => JSON.stringify({ ...finding, witness: undefined }));
  return findings.filter((_, at) => said.indexOf(said[at] ?? '') === at);
}

/** Looks for what is wrong with the strategies of a sub-wallet. What never decides has no other fault. */
export function lint(linted: Linted): Finding[] {
  const { rules } = linted;
  const decideAll = decidingBy(linted);
  const found = rules.flatMap((rule, at): Finding[] => {
    const { strategy_id } = rule;
    const order = witnessFor(rule, linted, amountFor(rule));
    const witness = order === undefined ? [] : [order];
    const covering = rules.slice(0, at).find((earlier) => covers(earlier, rule));
    if (covering !== undefined) return [{ kind: 'shadowed', strategy_id, by: covering.strategy_id, witness }];
    const ofPeople = peopleFaults(rule, linted).map((fault): Finding => {
      const by = fault.kind === 'alone' ? { initiator_uid: fault.uid } : {};
      return { ...fault, strategy_id, witness: witness.map((one) => ({ ...one, ...by })) };
    });
    const ofAmounts = amountsOf(rule).flatMap((amounts) => amountFaults(rule, amounts, linted, decideAll));
    return [...ofPeople, ...ofAmounts];
  });
  return withoutRepeats([...found, ...basicFaults(linted)]);
}
