import { hour } from '../core/durations.ts';
import type { StrategyAction } from '../domains/approvals/approvals.schema.ts';
import type { StrategyConditions } from '../domains/strategies/strategies.schema.ts';
import { allOf, conditionsOf, type Answer, type Condition, type Look } from './conditions.ts';
import { fixed, type Moved, type OrderFacts, type Range } from './facts.ts';

/** What of an advanced strategy decides. */
export interface StrategyRule {
  strategy_id: number;
  name: string;
  /** 1 transfer, 2 web3. */
  type: 1 | 2;
  conditions: StrategyConditions;
  /** 1 its steps are asked, 2 it rejects, 3 it passes to signing. */
  action: StrategyAction;
}

/** A strategy that is ready to be asked. */
export interface ReadyRule {
  rule: StrategyRule;
  conditions: readonly Condition[];
  limit: {
    unit: 'coin' | 'usd';
    least: bigint;
    most: bigint | undefined;
    /** ms; undefined looks at each order by itself. */
    window: number | undefined;
  } | null;
}

/** Works out once what would be worked out for every order. */
export function ready(rule: StrategyRule): ReadyRule {
  const { limit } = rule.conditions;
  return {
    rule,
    conditions: conditionsOf(rule.type, rule.conditions, rule.action === 3),
    limit:
      limit === null || rule.type === 2
        ? null
        : {
            unit: limit.unit,
            least: fixed(limit.amount),
            most: limit.amount_max === undefined ? undefined : fixed(limit.amount_max),
            window: limit.window_hours === null ? undefined : limit.window_hours * hour,
          },
  };
}

/** Of strategies in their order those that a coin can meet, worked out once a coin. */
export function byCoin(rules: readonly ReadyRule[]): (symbol: string) => readonly ReadyRule[] {
  const known = new Map<string, readonly ReadyRule[]>();
  return (symbol) => {
    const found =
      known.get(symbol) ??
      rules.filter(({ rule: { conditions } }) => {
        return conditions.symbols.length === 0 || conditions.symbols.includes(symbol);
      });
    known.set(symbol, found);
    return found;
  };
}

/** Whether everything but the limit is met. */
export function isDescribed({ conditions }: ReadyRule, look: Look): Answer {
  let all: Answer = 'yes';
  for (const condition of conditions) {
    const met = condition.met(look);
    if (met === 'no') return 'no';
    if (met === 'unknown') all = 'unknown';
  }
  return all;
}

/** The looks at what is moved, one for each that is paid. */
export const looksAt = (order: OrderFacts, moved: Moved): Look[] =>
  moved.parties.length === 0
    ? [{ order, moved, party: undefined }]
    : moved.parties.map((party) => ({ order, moved, party }));

/** Whether one of several looks at what is moved is described. */
export function isDescribedByOne(rule: ReadyRule, looks: readonly Look[]): Answer {
  let any: Answer = 'no';
  for (const look of looks) {
    const described = isDescribed(rule, look);
    if (described === 'yes') return 'yes';
    if (described === 'unknown') any = 'unknown';
  }
  return any;
}

/** What left before. */
export interface Past {
  /** Within the hours of a strategy, of what it describes: of that coin, or in USD, where what has no price adds nothing. */
  sum: (rule: ReadyRule, at: number, symbol: string) => Range;
}

const none: Range = { least: 0n, most: 0n };

/** What a strategy describes of an order's other transfers: what is split within one call is still one order. */
function besides(rule: ReadyRule, order: OrderFacts, moved: Moved): Range {
  const others = order.call?.transfers.filter((one) => one !== moved) ?? [];
  let [least, most] = [0n, 0n];
  for (const other of others) {
    if (rule.limit?.unit === 'coin' && other.symbol !== moved.symbol) continue;
    const amount = rule.limit?.unit === 'coin' ? other.amount : other.usd;
    const described = amount === null ? 'no' : isDescribedByOne(rule, looksAt(order, other));
    if (amount === null || described === 'no') continue;
    if (described === 'yes') least += amount.least;
    most += amount.most;
  }
  return { least, most };
}

/**
 * What the limit of a strategy is held against: what an order transfers of a coin, with what left before where the limit says
 * so; null without a price.
 */
export function comparedAmount(rule: ReadyRule, { order, moved }: Look, past: Past): Range | null {
  const { limit } = rule;
  const own = limit?.unit === 'usd' ? moved.usd : moved.amount;
  if (own === null || limit === null) return own;
  const before = limit.window === undefined ? none : past.sum(rule, order.created_at, moved.symbol);
  const beside = besides(rule, order, moved);
  return {
    least: own.least + beside.least + before.least,
    most: own.most + beside.most + before.most,
  };
}

/** Whether the amount is one the strategy is for. A coin without a price meets every least amount, and no greatest. */
export function isInLimit(rule: ReadyRule, look: Look, past: Past): Answer {
  const { limit } = rule;
  if (limit === null) return 'yes';
  const { least, most } = limit;
  const sum = comparedAmount(rule, look, past);
  if (sum === null) return most === undefined ? 'yes' : 'no';
  const isLarge: Answer = sum.least >= least ? 'yes' : sum.most < least ? 'no' : 'unknown';
  if (most === undefined) return isLarge;
  const isSmall: Answer = sum.most <= most ? 'yes' : sum.least > most ? 'no' : 'unknown';
  return allOf([isLarge, isSmall]);
}
