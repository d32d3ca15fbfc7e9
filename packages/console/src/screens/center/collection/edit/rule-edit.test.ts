import type { CollectRule } from '@mpc/api';
import { expect, it } from 'vitest';
import { valuesOfRule } from '../add/rule-form.values.ts';
import { editParams } from './rule-edit.rules.ts';

const rule = {
  id: 7,
  rule_name: 'Dust',
  base_symbol: 'ETH',
  collect_sub_wallet_id: 2006,
  collect_address: '0x1',
  collect_mode: 1,
} as CollectRule;
const sent = (part: object) => editParams(1001, rule, { ...valuesOfRule(rule), ...part });

it('sends only what changed', () => {
  expect(sent({})).toBeNull();
  expect(sent({ name: ' Dust ' })).toBeNull();
  expect(sent({ name: 'Dust of Main', mode: 2 })).toEqual({
    wallet_id: 1001,
    id: 7,
    rule_name: 'Dust of Main',
    collect_mode: 2,
  });
});

it('sends where it sweeps to as a whole', () => {
  expect(sent({ address: '0x2' })).toEqual({
    wallet_id: 1001,
    id: 7,
    base_symbol: 'ETH',
    collect_sub_wallet_id: 2006,
    collect_address: '0x2',
  });
});
