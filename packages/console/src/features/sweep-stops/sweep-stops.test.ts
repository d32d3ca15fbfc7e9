import type { WaitingCoin } from '@mpc/api';
import { expect, it } from 'vitest';
import { stopsIn } from './sweep-stops.rules.ts';

const ready = { not_expired: 1, api_enabled: 1, co_signer_enabled: 1, co_signer_online: 1 } as const;
const away = { ...ready, co_signer_online: 0 } as const;

const coin = (symbol_alias: string, part: Partial<WaitingCoin> = {}) =>
  ({
    symbol_alias,
    coin_net: symbol_alias,
    rule_status: 1,
    reach_count: 2,
    blocked_count: 0,
    gas_enough: 1,
    fuel_count: 0,
    ...part,
  }) as WaitingCoin;

const stops = (percent: number, ...list: WaitingCoin[]) =>
  stopsIn({ percent, prerequisites: ready }, { list });

it('names the coins whose fees are too high, and those whose addresses get no gas', () => {
  expect(
    stops(
      100,
      coin('ETH', { blocked_count: 2 }),
      coin('TRX'),
      coin('USDT', { coin_net: 'BEP20', gas_enough: 0, fuel_count: 1 }),
    ),
  ).toEqual([
    { kind: 'fee', coins: ['ETH'] },
    { kind: 'gas', coins: ['USDT (BEP20)'] },
  ]);
});

it('says nothing of coins that are switched off, or have not reached their thresholds', () => {
  expect(stops(100, coin('ETH', { blocked_count: 2, rule_status: 0 }))).toEqual([]);
  expect(stops(100, coin('ETH', { blocked_count: 2, reach_count: 0 }))).toEqual([]);
});

it('tells of a co-signer that is away, once all is set up', () => {
  expect(stopsIn({ percent: 70, prerequisites: away }, { list: [] })).toEqual([]);
  expect(stopsIn({ percent: 100, prerequisites: away }, { list: [] })).toEqual([{ kind: 'offline' }]);
});
