import fc from 'fast-check';
import { minute } from '../../core/durations.ts';
import type { StrategyConditions } from '../../domains/strategies/strategies.schema.ts';
import { exactly, type PastOrder } from '../facts.ts';
import type { StrategyRule } from '../rule.ts';

/** Met by everything. */
export const anything: StrategyConditions = {
  initiator_type: 1,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1,
  addresses: [],
  contracts: [],
};

export const ruleOf = (strategy_id: number, rule: Partial<StrategyRule> = {}): StrategyRule => ({
  strategy_id,
  name: `Strategy ${strategy_id}`,
  type: 1,
  conditions: anything,
  action: 1,
  ...rule,
});

export const when = (conditions: Partial<StrategyConditions>) => ({
  conditions: { ...anything, ...conditions },
});

export const orderOf = (order: Partial<PastOrder> & { pays?: string } = {}): PastOrder => {
  const { pays = '100', ...rest } = order;
  return {
    symbol: 'TUSDT',
    amount: exactly(pays),
    usd: exactly(pays),
    parties: [{ place: 'TRX someone', isWhite: false }],
    created_at: 0,
    initiator_uid: 1,
    source: 3,
    ...rest,
  };
};

const symbols = ['TUSDT', 'TRX', 'ETH'];
const amounts = fc.integer({ min: 1, max: 200 });

const limits = fc.option(
  fc.record({
    unit: fc.constantFrom('coin' as const, 'usd' as const),
    amount: amounts.map(String),
    amount_max: fc.option(fc.integer({ min: 200, max: 500 }).map(String), { nil: undefined }),
    window_hours: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  }),
  { nil: null },
);

/** Strategies for transfers as people may write them. */
export const anyRules = fc
  .array(
    fc.record({
      conditions: fc.record({
        initiator_type: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
        initiator_uids: fc.subarray([1, 2, 3], { minLength: 1 }),
        symbols: fc.subarray(symbols),
        limit: limits,
        destination: fc.constantFrom<1 | 2>(1, 2),
        addresses: fc.constant<StrategyConditions['addresses']>([]),
        contracts: fc.constant<StrategyConditions['contracts']>([]),
      }),
      action: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
    }),
    { maxLength: 6 },
  )
  .map((rules) => rules.map((rule, at) => ruleOf(at + 1, rule)));

/** Orders of some hours, the oldest first, some of which end without a payment. */
export const anyOrders = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 90 }),
      symbol: fc.constantFrom(...symbols),
      pays: amounts.map(String),
      isPriced: fc.boolean(),
      isWhite: fc.boolean(),
      initiator_uid: fc.constantFrom(1, 2, 3),
      source: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      void_after: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((plans) => {
    let at = 0;
    return plans.map(({ after, isPriced, isWhite, void_after, ...plan }): PastOrder => {
      at += after * minute;
      return orderOf({
        ...plan,
        ...(isPriced ? { usd: exactly(plan.pays) } : { usd: null }),
        parties: [{ place: `TRX ${plan.symbol}`, isWhite }],
        created_at: at,
        void_at: void_after === undefined ? undefined : at + void_after * minute,
      });
    });
  });
