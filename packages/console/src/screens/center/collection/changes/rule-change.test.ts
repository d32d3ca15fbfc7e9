import type { CollectRule } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { differingFields, isDone, type RuleCommand } from './rule-change.ts';

const usdc = { symbol: 'USDC', collect_min: '100', status: 1 } as CollectRule['symbol_list'][number];
const rule = {
  rule_name: 'Stablecoins',
  base_symbol: 'ETH',
  collect_sub_wallet_id: 2006,
  collect_address: '0x1',
  collect_mode: 1,
  status: 3,
  timeline: [{}, {}, {}, {}],
  symbol_list: [usdc],
} as unknown as CollectRule;

const save = (params: object): RuleCommand => ({
  kind: 'saveRule',
  params: { wallet_id: 1001, id: 1, ...params },
});
const coins = (op: 'add' | 'remove' | 'enable' | 'disable', ...symbols: string[]): RuleCommand => ({
  kind: 'saveSymbols',
  params: { id: 1, op, symbols },
});

describe('a command whose answer was lost', () => {
  it.each([
    ['a new name', save({ rule_name: 'Stablecoins' }), true],
    ['a name that is not there', save({ rule_name: 'Dust' }), false],
    ['enabling', save({ status: 3 }), true],
    ['disabling', save({ status: 5 }), false],
    [
      'a threshold, however it is written',
      { kind: 'saveAmounts', params: { id: 1, list: [{ symbol: 'USDC', collect_min: '100.00' }] } },
      true,
    ],
    [
      'another threshold',
      { kind: 'saveAmounts', params: { id: 1, list: [{ symbol: 'USDC', collect_min: '101' }] } },
      false,
    ],
    ['a coin that is there', coins('add', 'USDC'), true],
    ['a coin that is not', coins('add', 'USDC', 'LINK'), false],
    ['a coin that is gone', coins('remove', 'LINK'), true],
    ['a coin that stays', coins('remove', 'USDC'), false],
    ['a coin switched on', coins('enable', 'USDC'), true],
    ['a coin switched off', coins('disable', 'USDC'), false],
  ] satisfies [string, RuleCommand, boolean][])('is known by %s', (_, command, done) => {
    expect(isDone(command, rule, 4)).toBe(done);
  });

  it('published the rule once a status was added, wherever it has come to since', () => {
    expect(isDone(save({ status: 1 }), rule, 4)).toBe(false);
    expect(isDone(save({ status: 1 }), rule, 3)).toBe(true);
    expect(isDone(save({ status: 1 }), { ...rule, status: 0 }, 3)).toBe(false);
  });

  it('canceled the request once the rule is a draft again', () => {
    expect(isDone(save({ status: 0 }), { ...rule, status: 0 }, 3)).toBe(true);
    expect(isDone(save({ status: 0 }), rule, 3)).toBe(false);
  });
});

it('says which fields of a rule are not as they were asked for', () => {
  expect(
    differingFields({ wallet_id: 1001, rule_name: 'Stablecoins', collect_address: '0x2' }, rule),
  ).toEqual(['collect_address']);
});
