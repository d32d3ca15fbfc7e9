import { expect, it } from 'vitest';
import { conditionFault } from './strategy-faults.rules.ts';
import {
  conditionsOf,
  emptyStrategy,
  isStrategyValues,
  valuesOf,
  type StrategyValues,
} from './strategy.values.ts';
import type { Strategy } from '../strategy-query.ts';

const values = (part: Partial<StrategyValues>): StrategyValues => ({ ...emptyStrategy(), ...part });
const any = {
  initiator_type: 1,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1,
  addresses: [],
  contracts: [],
};
const recipient = { base_symbol: 'TRX', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' };
const contract = { base_symbol: 'ETH', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' };
const office = {
  timed: true,
  weekdays: ['1', '5'],
  from: '22:00',
  to: '06:00',
  zone: 'Asia/Shanghai',
};

it('sends of a form only what its type and choices mean', () => {
  expect(conditionsOf(1, emptyStrategy())).toEqual(any);
  const left = values({
    initiators: ['7'],
    addresses: [recipient],
    contracts: [contract],
    methods: ['0xa9059cbb'],
    params: [{ key: 'a', place: '2', op: 'lte', value: '5' }],
    least: '10',
    symbols: ['ETH'],
  });
  expect(conditionsOf(1, left)).toEqual({ ...any, symbols: ['ETH'] });
  expect(conditionsOf(2, left)).toEqual({
    ...any,
    contracts: [contract],
    methods: ['0xa9059cbb'],
    params: [{ index: 1, op: 'lte', value: '5' }],
  });
});

it('sends bounds, hours and people as they were entered', () => {
  const entered = values({
    initiator: '2',
    initiators: ['7', '9'],
    symbols: ['ETH'],
    limit: 'usd',
    most: '5000',
    counted: 'total',
    windowHours: '48',
    destination: '3',
    addresses: [recipient],
    ...office,
  });
  expect(conditionsOf(1, entered)).toEqual({
    ...any,
    initiator_type: 2,
    initiator_uids: [7, 9],
    symbols: ['ETH'],
    limit: { unit: 'usd', amount: '0', amount_max: '5000', window_hours: 48 },
    destination: 3,
    addresses: [recipient],
    hours: { weekdays: [1, 5], from: '22:00', to: '06:00', zone: 'Asia/Shanghai' },
  });
});

it('begins with a strategy there is, and sends the same again', () => {
  const conditions = {
    ...any,
    symbols: ['ETH'],
    limit: { unit: 'coin', amount: '0', amount_max: '2.5', window_hours: 24 },
    hours: { weekdays: [6, 7], from: '00:00', to: '00:00', zone: 'UTC' },
  };
  const strategy = { name: 'Small', conditions, action: 3, node_list: [] } as unknown as Strategy;
  const begun = valuesOf(strategy);
  expect(isStrategyValues(JSON.parse(JSON.stringify(begun)))).toBe(true);
  expect(conditionsOf(1, begun)).toEqual(conditions);
});

const fault = (type: 1 | 2, part: Partial<StrategyValues>) => conditionFault(type, values(part));

it.each<[what: string, type: 1 | 2, part: Partial<StrategyValues>, expected: string | null]>([
  ['nothing that narrows it', 1, {}, null],
  ['members, none of them chosen', 1, { initiator: '2' }, 'initiators'],
  ['an amount of no coin', 1, { limit: 'coin', least: '5' }, 'coins'],
  ['no amount at all', 1, { limit: 'usd' }, 'amount'],
  ['nothing but zero', 1, { limit: 'usd', least: '0' }, 'amount'],
  ['a greatest amount alone', 1, { limit: 'usd', most: '5' }, null],
  ['a greatest below the least', 1, { limit: 'usd', least: '10', most: '9.99' }, 'bounds'],
  ['720 hours', 1, { limit: 'usd', least: '1', counted: 'total', windowHours: '720' }, null],
  ['721 hours', 1, { limit: 'usd', least: '1', counted: 'total', windowHours: '721' }, 'window'],
  ['no hours', 1, { limit: 'usd', least: '1', counted: 'total', windowHours: '0' }, 'window'],
  ['no listed address', 1, { destination: '3' }, 'addresses'],
  ['a contract with its checksum', 2, { contracts: [contract] }, null],
  [
    'a contract without',
    2,
    { contracts: [{ ...contract, address: contract.address.toLowerCase() }] },
    'contracts',
  ],
  ['a selector that is too short', 2, { methods: ['0xa9059c'] }, 'methods'],
  [
    'parameters of no method',
    2,
    { params: [{ key: 'a', place: '1', op: 'eq', value: 'x' }] },
    'methodsNeeded',
  ],
  [
    'a text that is more than another',
    2,
    { methods: ['0xa9059cbb'], params: [{ key: 'a', place: '1', op: 'gte', value: 'x' }] },
    'params',
  ],
  ['no day of the week', 1, { ...office, weekdays: [] }, 'weekdays'],
  ['a time there is not', 1, { ...office, to: '24:00' }, 'times'],
  ['no zone', 1, { ...office, zone: '' }, 'zone'],
])('with %s: the form of type %s says %o', (_, type, part, expected) => {
  expect(fault(type, part)).toBe(expected);
});
