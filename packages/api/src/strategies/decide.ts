import { allOf, type Answer, type ConditionName, type Look } from './conditions.ts';
import type { Moved, OrderFacts, Range } from './facts.ts';
import {
  byCoin,
  comparedAmount,
  isDescribed,
  isInLimit,
  looksAt,
  ready,
  type Past,
  type ReadyRule,
  type StrategyRule,
} from './rule.ts';

/** The advanced strategies of a sub-wallet, ready to be asked, by priority. */
export interface ReadyRules {
  transfer: readonly ReadyRule[];
  /** Those for transfers that a coin can meet. */
  transferOf: (symbol: string) => readonly ReadyRule[];
  web3: readonly ReadyRule[];
}

/** Strategies of both types in the order of their priority, made ready once. */
export function readyRules(rules: readonly StrategyRule[]): ReadyRules {
  const transfer = rules.filter(({ type }) => type === 1).map(ready);
  return {
    transfer,
    transferOf: byCoin(transfer),
    web3: rules.filter(({ type }) => type === 2).map(ready),
  };
}

/** What decides: an advanced strategy; null is the basic one. */
export type Decider = StrategyRule | null;

/** What becomes of an order. */
export type Decision =
  /** The first names it. A call that transfers tokens is decided by several: the strictest comes first. */
  | { kind: 'decided'; by: readonly [Decider, ...Decider[]] }
  /** What it pays falls under different strategies: it has to be split. */
  | { kind: 'mixed'; by: readonly Decider[] }
  /** Whether this strategy is met cannot be said, because something is not known. */
  | { kind: 'undecidable'; at: StrategyRule };

type Verdict = { by: Decider } | { unsure: StrategyRule };

/** The first strategy that is met decides, else the basic one. One of which nobody can say it leaves all after it open. */
function firstMet(rules: readonly ReadyRule[], look: Look, past: Past): Verdict {
  for (const rule of rules) {
    const described = isDescribed(rule, look);
    if (described === 'no') continue;
    const inLimit = isInLimit(rule, look, past);
    if (inLimit === 'no') continue;
    return described === 'yes' && inLimit === 'yes' ? { by: rule.rule } : { unsure: rule.rule };
  }
  return { by: null };
}

/** A strategy that rejects comes before one that asks, an advanced one before the basic one, and what passes comes last. */
const rank = (decider: Decider): number =>
  decider === null ? 2 : decider.action === 2 ? 0 : decider.action === 1 ? 1 : 3;

const verdictsOf = (rules: readonly ReadyRule[], order: OrderFacts, moved: Moved, past: Past) =>
  looksAt(order, moved).map((look) => firstMet(rules, look, past));

/**
 * Which strategies decide an order. What a transfer pays, and what a call transfers, goes through the strategies for
 * transfers; a call goes through those for web3 besides.
 */
export function decide({ transferOf, web3 }: ReadyRules, order: OrderFacts, past: Past): Decision {
  const { call } = order;
  const paid = (call?.transfers ?? [order]).flatMap((moved) =>
    verdictsOf(transferOf(moved.symbol), order, moved, past),
  );
  const called = call === undefined ? [] : [firstMet(web3, { order, moved: order, party: undefined }, past)];
  const deciders: Decider[] = [];
  for (const verdict of [...called, ...paid]) {
    if ('unsure' in verdict) return { kind: 'undecidable', at: verdict.unsure };
    deciders.push(verdict.by);
  }
  const ofPaid = new Set(deciders.slice(called.length));
  if (ofPaid.size > 1) return { kind: 'mixed', by: [...ofPaid] };
  const [first = null, ...others] = [...new Set(deciders)].sort((one, other) => rank(one) - rank(other));
  return { kind: 'decided', by: [first, ...others] };
}

/** Whether a strategy is met, and by which of its conditions it is or is not. */
export interface Explained {
  rule: StrategyRule;
  met: Answer;
  conditions: readonly {
    name: ConditionName;
    met: Answer;
    /** What a limit is held against, with what left before; null where there is no price. */
    amount?: Range | null;
  }[];
}

/** What each strategy of its type says of an order, whoever decides it; of what is moved, and one that is paid. */
export function explain(rules: readonly ReadyRule[], look: Look, past: Past): Explained[] {
  return rules.map((rule) => {
    const limit =
      rule.limit === null
        ? []
        : [
            {
              name: 'limit' as const,
              met: isInLimit(rule, look, past),
              amount: comparedAmount(rule, look, past),
            },
          ];
    const conditions = [...rule.conditions.map(({ name, met }) => ({ name, met: met(look) })), ...limit];
    return { rule: rule.rule, met: allOf(conditions.map(({ met }) => met)), conditions };
  });
}

/** One thing that strategies look at, and what each of its type says of it. */
export interface ExplainedLook {
  /** 1 what is paid, by the strategies for transfers; 2 a call, by those for web3. */
  type: 1 | 2;
  look: Look;
  strategies: readonly Explained[];
}

/** All that `decide` looks at, in its order: a call first, then everybody who is paid. */
export function explainOrder({ transfer, web3 }: ReadyRules, order: OrderFacts, past: Past): ExplainedLook[] {
  const { call } = order;
  const called = call === undefined ? [] : [{ order, moved: order, party: undefined }];
  const paid = (call?.transfers ?? [order]).flatMap((moved) => looksAt(order, moved));
  return [
    ...called.map((look) => ({ type: 2 as const, look, strategies: explain(web3, look, past) })),
    ...paid.map((look) => ({ type: 1 as const, look, strategies: explain(transfer, look, past) })),
  ];
}
