import type { BusinessApproval, HitStrategy } from '@mpc/api';
import { decisionsIn, lineOf, replay, type Decision, type Lines } from '@mpc/api/strategies';
import type { ListedOrder } from './past-orders.rules.ts';
import { linesFor, type Rules } from './rule-of.ts';

/** An order with what decides it in force and in the draft, and what was recorded. */
export interface ComparedOrder {
  order: ListedOrder;
  before: Decision;
  after: Decision;
  /** The strategy that decided, by the server's record; undefined where there is none. */
  recorded: HitStrategy | undefined;
}

/** Orders that would be decided differently in the same way. */
export interface ChangedGroup {
  key: string;
  before: Decision;
  after: Decision;
  /** Decisions more, or fewer, that an order takes; undefined where one of both rejects it or decides nothing. */
  more: number | undefined;
  orders: ComparedOrder[];
}

/** What the past says of a draft. */
export interface Comparison {
  orders: ComparedOrder[];
  changed: ChangedGroup[];
  /** Of which nobody can say what decides. */
  undecidable: ComparedOrder[];
}

/** One text for one decision: of which strategies, in which order. */
const keyOf = (decision: Decision): string =>
  decision.kind === 'undecidable'
    ? 'undecidable'
    : `${decision.kind} ${decision.by.map((by) => by?.strategy_id ?? 'basic').join(' ')}`;

/** A change of what a strategy asks is a change too, though the same one decides. */
const lineKey = (decision: Decision, lines: Lines) => JSON.stringify(lineOf(decision, lines));

interface Compared {
  before: Rules;
  after: Rules;
  orders: readonly ListedOrder[];
  recorded: readonly BusinessApproval[];
  /** Orders requested before are not known. */
  since: number;
}

/** Replays the past against what is in force and against a draft. */
export function compare({ before, after, orders, recorded, since }: Compared): Comparison {
  const records = new Map(
    recorded
      .filter(({ type }) => type !== 'workspace')
      .flatMap(({ business_id, strategy }) =>
        strategy === undefined ? [] : [[business_id, strategy] as const],
      ),
  );
  const [inForce, drafted] = [linesFor(before), linesFor(after)];
  const compared = replay({ before: before.rules, after: after.rules }, orders, since)
    .map((one): ComparedOrder => ({ ...one, recorded: records.get(one.order.row.id) }))
    .toReversed();
  const groups = new Map<string, ChangedGroup>();
  for (const one of compared) {
    if (one.before.kind === 'undecidable' || one.after.kind === 'undecidable') continue;
    const isSame =
      keyOf(one.before) === keyOf(one.after) && lineKey(one.before, inForce) === lineKey(one.after, drafted);
    if (isSame) continue;
    const key = `${keyOf(one.before)} → ${keyOf(one.after)}`;
    const [was, will] = [decisionsIn(lineOf(one.before, inForce)), decisionsIn(lineOf(one.after, drafted))];
    const more = Number.isFinite(was) && Number.isFinite(will) ? will - was : undefined;
    const group = groups.get(key) ?? { key, before: one.before, after: one.after, more, orders: [] };
    group.orders.push(one);
    groups.set(key, group);
  }
  return {
    orders: compared,
    changed: [...groups.values()].toSorted((one, other) => other.orders.length - one.orders.length),
    undecidable: compared.filter(({ before: was, after: will }) =>
      [was.kind, will.kind].includes('undecidable'),
    ),
  };
}
