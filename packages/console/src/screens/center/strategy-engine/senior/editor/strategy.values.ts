import type { ChainAddress, NamedConditions, StrategyConditions } from '@mpc/api';
import { draftsOf, isStepValues, stepValuesOf, type StepValues } from '#features/strategies';
import { fits, isBoolean, isFields, isNumber, isText, listOf } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { Strategy } from '../strategy-query.ts';

/** One parameter of a call as it stands in a form. */
export interface ParameterValues {
  /** Tells it from the others while they change. */
  key: string;
  /** Its place, from 1. */
  place: string;
  op: 'eq' | 'ne' | 'gte' | 'lte';
  value: string;
}

/** An advanced strategy as it stands in a form. */
export interface StrategyValues {
  name: string;
  /** 1 everyone, 2 the members chosen, 3 the open API. */
  initiator: '1' | '2' | '3';
  initiators: readonly string[];
  symbols: readonly string[];
  limit: 'none' | 'coin' | 'usd';
  least: string;
  most: string;
  /** Each order by itself, or all of some hours together. */
  counted: 'each' | 'total';
  windowHours: string;
  /** 1 any, 2 whitelisted, 3 listed. */
  destination: '1' | '2' | '3';
  addresses: readonly ChainAddress[];
  contracts: readonly ChainAddress[];
  methods: readonly string[];
  params: readonly ParameterValues[];
  timed: boolean;
  weekdays: readonly string[];
  from: string;
  to: string;
  zone: string;
  /** 1 needs approval, 2 rejects, 3 needs no approval. */
  action: '1' | '2' | '3';
  steps: readonly StepValues[];
  /** Its place, from 1; empty for the last of a new one, and for where it is of one there is. */
  place: string;
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An untouched form of a new strategy. */
export const emptyStrategy = (): StrategyValues => ({
  name: '',
  initiator: '1',
  initiators: [],
  symbols: [],
  limit: 'none',
  least: '',
  most: '',
  counted: 'each',
  windowHours: '24',
  destination: '1',
  addresses: [],
  contracts: [],
  methods: [],
  params: [],
  timed: false,
  weekdays: ['1', '2', '3', '4', '5'],
  from: '09:00',
  to: '18:00',
  zone: ownZone(),
  action: '1',
  steps: stepValuesOf([]),
  place: '',
});

const textOf = <Code extends 1 | 2 | 3>(code: Code) => String(code) as `${Code}`;

const limitValues = ({ limit }: NamedConditions): Partial<StrategyValues> =>
  limit === null
    ? {}
    : {
        limit: limit.unit,
        least: limit.amount_max !== undefined && compare(limit.amount, '0') === 0 ? '' : limit.amount,
        most: limit.amount_max ?? '',
        ...(limit.window_hours === null ? {} : { counted: 'total', windowHours: String(limit.window_hours) }),
      };

/** A strategy as its form begins. */
export function valuesOf({ name, conditions, action, node_list }: Strategy): StrategyValues {
  const { hours, methods = [], params = [] } = conditions;
  return {
    ...emptyStrategy(),
    ...limitValues(conditions),
    name,
    initiator: textOf(conditions.initiator_type),
    initiators: conditions.initiator_uids.map(String),
    symbols: conditions.symbols,
    destination: textOf(conditions.destination),
    addresses: conditions.addresses,
    contracts: conditions.contracts,
    methods,
    params: params.map(({ index, op, value }, at) => ({
      key: `p${at}`,
      place: String(index + 1),
      op,
      value,
    })),
    ...(hours === undefined ? {} : { timed: true, ...hours, weekdays: hours.weekdays.map(String) }),
    action: textOf(action),
    steps: stepValuesOf(node_list),
  };
}

const isOneOf =
  (...values: readonly string[]) =>
  (value: unknown): boolean =>
    isText(value) && values.includes(value);

const isPlace = (value: unknown): boolean =>
  isFields(value) && isText(value['base_symbol']) && isText(value['address']);

const isParameter = fits<ParameterValues>({
  key: isText,
  place: isText,
  op: isOneOf('eq', 'ne', 'gte', 'lte'),
  value: isText,
});

const isOneToThree = isOneOf('1', '2', '3');

/** Whether what a browser kept is of this form. */
export const isStrategyValues = fits<StrategyValues>({
  name: isText,
  initiator: isOneToThree,
  initiators: listOf(isText),
  symbols: listOf(isText),
  limit: isOneOf('none', 'coin', 'usd'),
  least: isText,
  most: isText,
  counted: isOneOf('each', 'total'),
  windowHours: isText,
  destination: isOneToThree,
  addresses: listOf(isPlace),
  contracts: listOf(isPlace),
  methods: listOf(isText),
  params: listOf(isParameter),
  timed: isBoolean,
  weekdays: listOf(isText),
  from: isText,
  to: isText,
  zone: isText,
  action: isOneToThree,
  steps: isStepValues,
  place: isText,
});

function limitOf({ limit, least, most, counted, windowHours }: StrategyValues): StrategyConditions['limit'] {
  if (limit === 'none') return null;
  return {
    unit: limit,
    amount: enteredAmount(least) || '0',
    ...(enteredAmount(most) === '' ? {} : { amount_max: enteredAmount(most) }),
    window_hours: counted === 'total' ? Number(windowHours) : null,
  };
}

function hoursOf({ timed, weekdays, from, to, zone }: StrategyValues): Pick<StrategyConditions, 'hours'> {
  return timed ? { hours: { weekdays: weekdays.map(Number), from, to, zone } } : {};
}

/** The conditions as they are sent: of a transfer (1) or a contract call (2). */
export function conditionsOf(type: 1 | 2, values: StrategyValues): StrategyConditions {
  const { initiator, initiators, symbols, destination, addresses, contracts, methods, params } = values;
  const who = {
    initiator_type: Number(initiator) as 1 | 2 | 3,
    initiator_uids: initiator === '2' ? initiators.map(Number) : [],
  };
  if (type === 1)
    return {
      ...who,
      symbols: [...symbols],
      limit: limitOf(values),
      destination: Number(destination) as 1 | 2 | 3,
      addresses: destination === '3' ? [...addresses] : [],
      contracts: [],
      ...hoursOf(values),
    };
  return {
    ...who,
    symbols: [],
    limit: null,
    destination: 1,
    addresses: [],
    contracts: [...contracts],
    ...hoursOf(values),
    ...(methods.length === 0 ? {} : { methods: [...methods] }),
    ...(methods.length === 0 || params.length === 0
      ? {}
      : {
          params: params.map(({ place, op, value }) => ({
            index: Number(place) - 1,
            op,
            value: value.trim(),
          })),
        }),
  };
}

/** What is known of the people and coins that a form names. */
export interface Known {
  people: ReadonlyMap<number, string>;
  coins: readonly { symbol: string; symbol_alias: string; coin_net: string }[];
}

/** The same conditions with the names of people and coins, to be compared with those in force. */
export function namedConditions(conditions: StrategyConditions, { people, coins }: Known): NamedConditions {
  return {
    ...conditions,
    initiators: conditions.initiator_uids.map((uid) => {
      const nickname = people.get(uid) ?? String(uid);
      return { uid, nickname, avatar_letter: nickname.slice(0, 1) };
    }),
    coins: conditions.symbols.map((symbol) => {
      const coin = coins.find((one) => one.symbol === symbol);
      return { symbol, symbol_alias: coin?.symbol_alias ?? symbol, coin_net: coin?.coin_net ?? symbol };
    }),
  };
}

/** All that a form requests of a strategy. */
const requestedBy = (type: 1 | 2, values: StrategyValues) => {
  const { name, action, steps } = values;
  return [name.trim(), conditionsOf(type, values), action, action === '1' ? draftsOf(steps) : []];
};

/** Whether a form requests nothing else than what is in force. */
export function isAsInForce(type: 1 | 2, values: StrategyValues, strategy: Strategy): boolean {
  const isMoved = values.place !== '' && values.place !== String(strategy.priority);
  const texts = [values, valuesOf(strategy)].map((one) => JSON.stringify(requestedBy(type, one)));
  return !isMoved && texts[0] === texts[1];
}

/** Whether a text is a whole number between two others, which it may be as well. */
export const isWholeNumber = (text: string, least: number, most: number): boolean =>
  /^[1-9]\d{0,5}$/.test(text) && isNumber(Number(text)) && Number(text) >= least && Number(text) <= most;
