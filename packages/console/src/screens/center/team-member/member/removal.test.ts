import type { MemberStep } from '@mpc/api';
import { expect, it } from 'vitest';
import { brokenWithout } from './removal.rules.ts';

const step = (more: Partial<MemberStep>): MemberStep => ({
  strategy_id: 1,
  name: 'Large payroll',
  type: 1,
  sub_wallet_id: 2,
  sub_wallet_name: 'Payroll',
  node_index: 1,
  node_type: 1,
  threshold: 1,
  people: 1,
  breaks: 1,
  ...more,
});

it('names each strategy once that a removal leaves out of reach, workspace strategies by their scenario', () => {
  const broken = brokenWithout([
    step({}),
    step({ node_index: 2 }),
    step({ strategy_id: 3, breaks: 0 }),
    step({ strategy_id: 0, type: 3, business_type: 'api', name: 'API management' }),
    step({ strategy_id: 0, type: 3, business_type: 'kyt', name: 'KYT handling' }),
  ]);
  expect(broken.map(({ strategy, steps }) => [strategy.name, steps.length])).toEqual([
    ['Large payroll', 2],
    ['API management', 1],
    ['KYT handling', 1],
  ]);
});
