import type { CallParameter, StrategyConditions } from '../domains/strategies/strategies.schema.ts';
import type { CallFacts, Moved, OrderFacts, PaidParty } from './facts.ts';
import { placeKey } from './place-key.ts';
import { isWithin } from './week-hours.ts';

/** Whether something is so: yes, no, or nobody can say, because what it depends on is not known. */
export type Answer = 'yes' | 'no' | 'unknown';

/** What a condition is about. */
export type ConditionName =
  | 'coins'
  | 'initiators'
  | 'destination'
  | 'hours'
  | 'limit'
  | 'contracts'
  | 'methods'
  | 'params'
  | 'readable';

/** What is looked at: an order, what it moves (a call may move several tokens), and one of those it pays. */
export interface Look {
  order: OrderFacts;
  moved: Moved;
  party: PaidParty | undefined;
}

/** One of the conditions of a strategy, all but the limit, which needs the past. */
export interface Condition {
  name: ConditionName;
  met: (look: Look) => Answer;
}

const answer = (isSo: boolean): Answer => (isSo ? 'yes' : 'no');

/** All must be met: one that is not decides, whatever is unknown. */
export function allOf(answers: Iterable<Answer>): Answer {
  let all: Answer = 'yes';
  for (const one of answers) {
    if (one === 'no') return 'no';
    if (one === 'unknown') all = 'unknown';
  }
  return all;
}

function initiators({ initiator_type, initiator_uids }: StrategyConditions): Condition[] {
  if (initiator_type === 1) return [];
  const uids = new Set(initiator_uids);
  const met = ({ order: { source, initiator_uid } }: Look): Answer => {
    if (source === undefined) return 'unknown';
    if (initiator_type === 3) return answer(source === 2);
    if (source === 2) return 'no';
    return initiator_uid === undefined ? 'unknown' : answer(uids.has(initiator_uid));
  };
  return [{ name: 'initiators', met }];
}

function destination({ destination: where, addresses }: StrategyConditions): Condition[] {
  if (where === 1) return [];
  const places = new Set(addresses.map(({ base_symbol, address }) => placeKey(base_symbol, address)));
  const met = ({ party }: Look): Answer => {
    if (party === undefined) return 'no';
    if (where === 3) return answer(places.has(party.place));
    return party.isWhite === undefined ? 'unknown' : answer(party.isWhite);
  };
  return [{ name: 'destination', met }];
}

const isWhole = (text: string) => /^-?\d+$/.test(text);

function isParameter({ index, op, value }: CallParameter, args: readonly string[]): boolean {
  const given = args[index];
  if (given === undefined) return false;
  const isEqual =
    isWhole(given) && isWhole(value)
      ? BigInt(given) === BigInt(value)
      : given.toLowerCase() === value.toLowerCase();
  if (op === 'eq' || op === 'ne') return isEqual === (op === 'eq');
  if (!isWhole(given) || !isWhole(value)) return false;
  return op === 'gte' ? BigInt(given) >= BigInt(value) : BigInt(given) <= BigInt(value);
}

const ofCall =
  (met: (call: CallFacts) => boolean) =>
  ({ order: { call } }: Look): Answer =>
    answer(call !== undefined && met(call));

function calls({ contracts, methods, params }: StrategyConditions, isPassing: boolean): Condition[] {
  const places = new Set(contracts.map(({ base_symbol, address }) => placeKey(base_symbol, address)));
  return [
    ...(isPassing ? [{ name: 'readable' as const, met: ofCall(({ isRead }) => isRead) }] : []),
    ...(places.size > 0
      ? [{ name: 'contracts' as const, met: ofCall(({ place }) => places.has(place)) }]
      : []),
    ...(methods === undefined
      ? []
      : [{ name: 'methods' as const, met: ofCall(({ method }) => methods.includes(method)) }]),
    ...(params === undefined
      ? []
      : [
          {
            name: 'params' as const,
            met: ofCall(({ args }) => args !== null && params.every((one) => isParameter(one, args))),
          },
        ]),
  ];
}

/**
 * The conditions of a strategy, less its limit. What it does not ask for is no condition. One that passes is not met by a
 * call that cannot be read.
 */
export function conditionsOf(type: 1 | 2, conditions: StrategyConditions, isPassing: boolean): Condition[] {
  const symbols = new Set(conditions.symbols);
  const { hours } = conditions;
  return [
    ...(symbols.size > 0
      ? [{ name: 'coins' as const, met: ({ moved }: Look) => answer(symbols.has(moved.symbol)) }]
      : []),
    ...initiators(conditions),
    ...(type === 1 ? destination(conditions) : calls(conditions, isPassing)),
    ...(hours === undefined
      ? []
      : [{ name: 'hours' as const, met: ({ order }: Look) => answer(isWithin(hours, order.created_at)) }]),
  ];
}
