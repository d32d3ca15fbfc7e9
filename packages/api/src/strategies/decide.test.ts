import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, minute } from '../core/durations.ts';
import { decide, explainOrder, readyRules, type Decision } from './decide.ts';
import { cutToCents, decimalOf, exactly, fixed, type CallFacts, type PastOrder } from './facts.ts';
import { PastOrders } from './past-orders.ts';
import { replay } from './replay.ts';
import type { StrategyRule } from './rule.ts';
import { anyOrders, anyRules, type anything, orderOf, ruleOf, when } from './testing/rules.cases.ts';

const none = new PastOrders([]);

/** The numbers of the strategies that decide, 0 the basic one; or what else becomes of an order. */
const named = (decision: Decision) =>
  decision.kind === 'decided' ? decision.by.map((by) => by?.strategy_id ?? 0) : decision.kind;

function decided(
  rules: readonly StrategyRule[],
  order: PastOrder,
  before: readonly PastOrder[] = [],
  since?: number,
) {
  const all = readyRules(rules);
  const past = new PastOrders(all.transfer, since);
  for (const one of before) past.add(one);
  return named(decide(all, order, past));
}

const describes = ({ conditions }: StrategyRule, one: PastOrder) =>
  (conditions.symbols.length === 0 || conditions.symbols.includes(one.symbol)) &&
  (conditions.initiator_type === 1 ||
    (conditions.initiator_type === 3
      ? one.source === 2
      : one.source !== 2 && conditions.initiator_uids.includes(one.initiator_uid ?? 0))) &&
  (conditions.destination === 1 || one.parties[0]?.isWhite === true);

/** What a window adds up, worked out anew for one order: as of its request, from all that came before it. */
function decidedPlainly(rules: readonly StrategyRule[], orders: readonly PastOrder[], at: number): number {
  const order = orders[at];
  if (order === undefined) return -1;
  const hit = rules.find((rule) => {
    const { limit } = rule.conditions;
    if (!describes(rule, order)) return false;
    if (limit === null) return true;
    const worth = (one: PastOrder) => (limit.unit === 'coin' ? one.amount.least : one.usd?.least);
    const own = worth(order);
    if (own === undefined) return limit.amount_max === undefined;
    const { window_hours } = limit;
    const before = orders
      .slice(0, at)
      .filter((one) => window_hours !== null && one.created_at > order.created_at - window_hours * hour)
      .filter((one) => one.void_at === undefined || one.void_at > order.created_at)
      .filter((one) => describes(rule, one) && (limit.unit === 'usd' || one.symbol === order.symbol));
    const sum = before.reduce((all, one) => all + (worth(one) ?? 0n), own);
    return sum >= fixed(limit.amount) && (limit.amount_max === undefined || sum <= fixed(limit.amount_max));
  });
  return hit?.strategy_id ?? 0;
}

it('decides every order as one works it out by hand, with all that left before it', () => {
  fc.assert(
    fc.property(anyRules, anyOrders, (rules, orders) => {
      const found = replay({ before: rules, after: rules }, orders, -Infinity).map(({ before }) =>
        named(before),
      );
      expect(found).toEqual(orders.map((_, at) => [decidedPlainly(rules, orders, at)]));
    }),
    { numRuns: 300 },
  );
});

it('is not changed by a strategy that is moved and is met by nothing', () => {
  const unrelated = ruleOf(99, when({ symbols: ['None of them'] }));
  fc.assert(
    fc.property(anyRules, anyOrders, fc.nat(6), fc.nat(6), (rules, orders, from, to) => {
      const at = (place: number) => rules.toSpliced(Math.min(place, rules.length), 0, unrelated);
      for (const { before, after } of replay({ before: at(from), after: at(to) }, orders, -Infinity))
        expect(after).toEqual(before);
    }),
  );
});

it('decides by the first of those that are met, and by the basic one where none is', () => {
  const rules = [ruleOf(1, when({ symbols: ['ETH'] })), ruleOf(2, { action: 3 }), ruleOf(3)];
  expect(decided(rules, orderOf())).toEqual([2]);
  expect(decided(rules, orderOf({ symbol: 'ETH' }))).toEqual([1]);
  expect(decided([], orderOf())).toEqual([0]);
});

const upTo = (amount_max: string) =>
  when({ limit: { unit: 'usd', amount: '0', amount_max, window_hours: null } });

const from = (amount: string) => when({ limit: { unit: 'usd', amount, window_hours: null } });

const ofCents = (usd: string) => decided([ruleOf(1, from('100.005'))], orderOf({ usd: cutToCents(usd) }));

describe('an amount', () => {
  it('is met from its least on and up to its greatest', () => {
    expect(decided([ruleOf(1, from('100'))], orderOf({ pays: '100' }))).toEqual([1]);
    expect(decided([ruleOf(1, from('100'))], orderOf({ pays: '99.999999999999999999' }))).toEqual([0]);
    expect(decided([ruleOf(1, upTo('100'))], orderOf({ pays: '100' }))).toEqual([1]);
    expect(decided([ruleOf(1, upTo('100'))], orderOf({ pays: '100.000000000000000001' }))).toEqual([0]);
  });

  it('without a price meets every least amount, and no greatest', () => {
    const order = orderOf({ usd: null });
    expect([
      decided([ruleOf(1, from('1000000'))], order),
      decided([ruleOf(1, upTo('1000000'))], order),
    ]).toEqual([[1], [0]]);
  });

  it('that was cut to cents leaves it open at a limit, and nowhere else', () => {
    expect([ofCents('99.99'), ofCents('100.00'), ofCents('100.01')]).toEqual([[0], 'undecidable', [1]]);
  });
});

describe('hours that add up', () => {
  const limit = { unit: 'usd' as const, amount: '100', window_hours: 24 };
  const rule = ruleOf(1, when({ limit }));
  const before = orderOf({ pays: '60', created_at: 100 * hour });

  it('leave it open where they reach further back than what is known, unless that is enough', () => {
    const ask = (pays: string) =>
      decided([rule], orderOf({ pays, created_at: 101 * hour }), [before], 90 * hour);
    expect([ask('39'), ask('40')]).toEqual(['undecidable', [1]]);
    const later = orderOf({ pays: '39', created_at: 115 * hour });
    expect(decided([rule], later, [before], 90 * hour)).toEqual([0]);
  });

  it('count an order until it is canceled', () => {
    const canceled = { ...before, void_at: 101 * hour };
    const ask = (created_at: number) => decided([rule], orderOf({ pays: '50', created_at }), [canceled]);
    expect([ask(101 * hour - minute), ask(101 * hour)]).toEqual([[1], [0]]);
  });
});

describe('what is not known', () => {
  it('leaves it open only where it decides', () => {
    const order = orderOf({ parties: [{ place: 'TRX someone' }] });
    const white = ruleOf(1, when({ destination: 2 }));
    expect(decided([white], order)).toBe('undecidable');
    expect(decided([ruleOf(2), white], order)).toEqual([2]);
    expect(decided([ruleOf(1, when({ destination: 2, symbols: ['ETH'] }))], order)).toEqual([0]);
  });

  it('is who asked, of a strategy that names people', () => {
    const people = ruleOf(1, when({ initiator_type: 2, initiator_uids: [7] }));
    expect(decided([people], orderOf({ source: undefined }))).toBe('undecidable');
    // The API is nobody's, whoever its key belongs to.
    expect(decided([people], orderOf({ source: 2, initiator_uid: 7 }))).toEqual([0]);
  });
});

it('refuses one order to recipients under different strategies', () => {
  const rules = [ruleOf(1, { action: 3, ...when({ destination: 2 }) })];
  const parties = [
    { place: 'TRX one', isWhite: true },
    { place: 'TRX other', isWhite: false },
  ];
  expect(decided(rules, orderOf({ parties }))).toBe('mixed');
  expect(decided(rules, orderOf({ parties: parties.slice(0, 1) }))).toEqual([1]);
});

const call = (facts: Partial<CallFacts> = {}): CallFacts => ({
  place: 'ETH evm:0xrouter',
  method: '0xa9059cbb',
  args: ['0xAbc', '500'],
  isRead: true,
  transfers: [],
  ...facts,
});

const asked = (facts: Partial<CallFacts> = {}) => orderOf({ parties: [], call: call(facts) });

const web3 = (id: number, conditions: Partial<typeof anything>, action: 1 | 2 | 3 = 1) =>
  ruleOf(id, { type: 2, action, ...when(conditions) });

const metBy = (params: NonNullable<typeof anything.params>, facts: Partial<CallFacts> = {}) =>
  decided([web3(1, { methods: ['0xa9059cbb'], params })], asked(facts))[0];

describe('a contract call', () => {
  it('that cannot be read is never passed', () => {
    const rules = [web3(1, {}, 3), web3(2, {})];
    expect([decided(rules, asked()), decided(rules, asked({ isRead: false, args: null }))]).toEqual([
      [1],
      [2],
    ]);
  });

  it('is met by its method and its parameters', () => {
    expect(metBy([{ index: 1, op: 'gte', value: '500' }])).toBe(1);
    expect(metBy([{ index: 1, op: 'gte', value: '501' }])).toBe(0);
    expect(metBy([{ index: 1, op: 'lte', value: '499' }])).toBe(0);
    expect(metBy([{ index: 0, op: 'eq', value: '0xaBC' }])).toBe(1);
    expect(metBy([{ index: 0, op: 'ne', value: '0xabc' }])).toBe(0);
    expect(metBy([{ index: 2, op: 'ne', value: '1' }])).toBe(0);
    expect(metBy([{ index: 1, op: 'gte', value: '1' }], { args: null })).toBe(0);
    expect(metBy([{ index: 1, op: 'gte', value: '1' }], { method: '0x095ea7b3' })).toBe(0);
  });

  it('that transfers tokens passes the strategies for transfers as well, the strictest first', () => {
    const transfers = [orderOf({ pays: '500' })];
    const large = ruleOf(2, when({ limit: { unit: 'coin', amount: '500', window_hours: null } }));
    const passing = web3(1, {}, 3);
    expect(decided([passing, large], asked({ transfers }))).toEqual([2, 1]);
    expect(decided([passing, large], asked())).toEqual([1]);
    expect(decided([passing], asked({ transfers }))).toEqual([0, 1]);
    expect(decided([passing, { ...large, action: 2 }], asked({ transfers }))).toEqual([2, 1]);
  });

  it('counts in the hours of transfers by what it transfers', () => {
    const limit = { unit: 'coin' as const, amount: '600', window_hours: 1 };
    const rule = ruleOf(1, when({ limit }));
    const before = orderOf({ pays: '0', parties: [], call: call({ transfers: [orderOf({ pays: '500' })] }) });
    expect(decided([rule], orderOf({ pays: '100', created_at: minute }), [before])).toEqual([1]);
    expect(
      decided([rule], orderOf({ pays: '100', created_at: minute }), [{ ...before, call: call() }]),
    ).toEqual([0]);
  });
});

const at = (iso: string, conditions: Partial<typeof anything>) =>
  named(decide(readyRules([ruleOf(1, when(conditions))]), orderOf({ created_at: Date.parse(iso) }), none))[0];

describe('hours of the week', () => {
  const office = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', zone: 'Asia/Shanghai' };

  it('are those of their zone, the last minute not among them', () => {
    expect(at('2026-11-27T01:00:00Z', { hours: office })).toBe(1);
    expect(at('2026-11-27T00:59:00Z', { hours: office })).toBe(0);
    expect(at('2026-11-27T09:59:59Z', { hours: office })).toBe(1);
    expect(at('2026-11-27T10:00:00Z', { hours: office })).toBe(0);
    expect(at('2026-11-28T02:00:00Z', { hours: office })).toBe(0);
  });

  it('follow summer time', () => {
    const berlin = { ...office, zone: 'Europe/Berlin' };
    expect(at('2026-07-01T07:00:00Z', { hours: berlin })).toBe(1);
    expect(at('2026-12-01T07:30:00Z', { hours: berlin })).toBe(0);
  });

  it('go on past midnight on the day they began', () => {
    const night = { weekdays: [5], from: '22:00', to: '06:00', zone: 'UTC' };
    expect(at('2026-11-27T23:00:00Z', { hours: night })).toBe(1);
    expect(at('2026-11-28T05:59:00Z', { hours: night })).toBe(1);
    expect(at('2026-11-28T06:00:00Z', { hours: night })).toBe(0);
    expect(at('2026-11-27T05:00:00Z', { hours: night })).toBe(0);
    expect(at('2026-11-27T05:00:00Z', { hours: { ...night, weekdays: [5], to: '22:00' } })).toBe(0);
  });
});

it('explains each order as it decides it', () => {
  fc.assert(
    fc.property(anyRules, anyOrders, (rules, orders) => {
      const all = readyRules(rules);
      const past = new PastOrders(all.transfer);
      for (const order of orders) {
        const decision = decide(all, order, past);
        const first = explainOrder(all, order, past).map(
          ({ strategies }) => strategies.find(({ met }) => met !== 'no')?.rule.strategy_id ?? 0,
        );
        expect(named(decision)).toEqual(new Set(first).size === 1 ? [first[0]] : 'mixed');
        past.add(order);
      }
    }),
    { numRuns: 50 },
  );
});

it('explains what a limit is held against', () => {
  const all = readyRules([
    ruleOf(1, when({ limit: { unit: 'usd', amount: '300', window_hours: 1 } })),
    ruleOf(2, when({ limit: { unit: 'coin', amount: '50', window_hours: null } })),
  ]);
  const past = new PastOrders(all.transfer);
  past.add(orderOf({ pays: '150.25' }));
  const [look] = explainOrder(all, orderOf({ pays: '100.5', created_at: minute }), past);
  const amounts = look?.strategies.map(({ conditions }) => conditions.at(-1)?.amount);
  expect(amounts?.map((amount) => decimalOf(amount?.least ?? 0n))).toEqual(['250.75', '100.5']);
});

it('adds exactly, to the last digit', () => {
  expect(exactly('0.1').least + exactly('0.2').least).toBe(exactly('0.3').least);
  expect(exactly('123456789012345678901234567890.000000000000000001').least).toBe(
    fixed('123456789012345678901234567890') + fixed('0.000000000000000001'),
  );
});
