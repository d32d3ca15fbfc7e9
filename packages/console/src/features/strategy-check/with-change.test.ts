import type { StrategySide } from '@mpc/api';
import type { Linted, LintedRule } from '@mpc/api/strategies';
import { describe, expect, it } from 'vitest';
import { withChange, type StrategyChange } from './with-change.rules.ts';

const conditions: LintedRule['conditions'] = {
  initiator_type: 1,
  initiator_uids: [],
  symbols: [],
  limit: null,
  destination: 1,
  addresses: [],
  contracts: [],
};

const rule = (strategy_id: number, type: 1 | 2 = 1): LintedRule => ({
  strategy_id,
  name: `Strategy ${strategy_id}`,
  type,
  conditions,
  action: 2,
  steps: [],
});

const inForce = [rule(1), rule(2), rule(3), rule(9, 2)];

const named = { ...conditions, initiators: [], coins: [] };
const side = (more: StrategySide): StrategySide => ({ name: 'New', conditions: named, action: 3, ...more });

const now: Linted = {
  rules: inForce,
  basic: [{ node_type: 2, threshold: 1, uids: [1, 2] }],
  people: [
    { uid: 1, role: 1, can_sign: 1 },
    { uid: 2, role: 2, can_sign: 1 },
  ],
  isProtected: false,
  coins: [],
  now: 0,
};

type Advanced = Exclude<StrategyChange, { business: 'basic' }>;

const changed = (change: Omit<Advanced, 'business'>) =>
  withChange(now, { business: 'transfer', ...change })
    .rules.filter(({ type }) => type === 1)
    .map(({ strategy_id, name }) => `${strategy_id} ${name}`);

describe('the strategies after a change', () => {
  it('have a new one where it is to stand, or last', () => {
    const first = changed({ op: 1, strategyId: 0, after: side({ priority: 1 }) });
    expect(first).toEqual(['-1 New', '1 Strategy 1', '2 Strategy 2', '3 Strategy 3']);
    expect(changed({ op: 1, strategyId: 0, after: side({}) }).at(-1)).toBe('-1 New');
  });

  it('have a changed one in its place, or in its new one', () => {
    expect(changed({ op: 2, strategyId: 2, after: side({}) })).toEqual([
      '1 Strategy 1',
      '2 New',
      '3 Strategy 3',
    ]);
    expect(changed({ op: 2, strategyId: 3, after: side({ priority: 1 }) })).toEqual([
      '3 New',
      '1 Strategy 1',
      '2 Strategy 2',
    ]);
  });

  it('lack one that is deleted, and are in another order', () => {
    expect(changed({ op: 3, strategyId: 2, after: null })).toEqual(['1 Strategy 1', '3 Strategy 3']);
    const order = [3, 1, 2].map((strategy_id) => ({ strategy_id, name: '' }));
    expect(changed({ op: 4, strategyId: 0, after: { order } })).toEqual([
      '3 Strategy 3',
      '1 Strategy 1',
      '2 Strategy 2',
    ]);
  });

  it('of the other type stay as they are', () => {
    const { rules } = withChange(now, { business: 'transfer', op: 3, strategyId: 1, after: null });
    expect(rules).toContainEqual(rule(9, 2));
  });

  it('are decided by the owner alone where the basic one covers no transfers any more', () => {
    const node_list = [{ node_index: 0, node_type: 2 as const, name: '', threshold: 1, members: [] }];
    const basic = (scenes: NonNullable<StrategySide['scenes']>) =>
      withChange(now, { business: 'basic', after: { scenes, node_list } }).basic;
    expect(basic(['basic'])).toEqual([{ node_type: 2, threshold: 1, uids: [1] }]);
    expect(basic(['transfer'])).toEqual([{ node_type: 2, threshold: 1, uids: [] }]);
  });
});
