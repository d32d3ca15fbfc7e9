import type { WaitingCoin } from '@mpc/api';
import { expect, it } from 'vitest';
import { stopOf, stopsIn, sweepRun } from './sweep-stops.rules.ts';

const ready = { not_expired: 1, api_enabled: 1, co_signer_enabled: 1, co_signer_online: 1 } as const;
const away = { ...ready, co_signer_online: 0 } as const;

const coin = (symbol_alias: string, part: Partial<WaitingCoin> = {}) =>
  ({
    symbol: symbol_alias,
    symbol_alias,
    coin_net: symbol_alias,
    base_symbol: symbol_alias,
    fee_symbol_alias: symbol_alias,
    rule_status: 1,
    reach_count: 2,
    blocked_count: 0,
    gas_enough: 1,
    fuel_count: 0,
    ...part,
  }) as WaitingCoin;

const bnb = { base_symbol: 'BSC', symbol_alias: 'BNB', amount: '0.005', gas_balance: '0' };
const stat = {
  total_usd: '0',
  reach_usd: '0',
  blocked_usd: '0',
  gas_needed: [bnb, { ...bnb, base_symbol: 'ETH' }],
};

const stops = (percent: number, ...list: WaitingCoin[]) =>
  stopsIn({ percent, prerequisites: ready }, { list, stat });

const dear = coin('ETH', { blocked_count: 2, fee_per_tx: '0.002', fueling_limit: '0.001' });
const dry = coin('USDT', { coin_net: 'BEP20', base_symbol: 'BSC', gas_enough: 0, fuel_count: 1 });

it('tells of fees above their limits, and of networks whose gas station cannot pay, with the figures', () => {
  expect(stops(100, dear, coin('TRX'), dry)).toEqual([
    {
      kind: 'fee',
      coins: [{ symbol: 'ETH', name: 'ETH', fee: '0.002', limit: '0.001', feeCoin: 'ETH' }],
    },
    {
      kind: 'gas',
      networks: [{ base: 'BSC', coin: 'BNB', coins: ['USDT (BEP20)'], needed: '0.005', available: '0' }],
    },
  ]);
});

it('tells of one coin what keeps it', () => {
  const found = stops(100, dear, coin('TRX'), dry);
  expect([dear, coin('TRX'), dry].map((one) => stopOf(found, one))).toEqual(['fee', undefined, 'gas']);
});

it('says nothing of coins that are switched off, or have not reached their thresholds', () => {
  expect(stops(100, { ...dear, rule_status: 0 })).toEqual([]);
  expect(stops(100, { ...dear, reach_count: 0 })).toEqual([]);
});

it('tells of a co-signer that is away, once all is set up', () => {
  const none = { list: [], stat };
  expect(stopsIn({ percent: 70, prerequisites: away }, none)).toEqual([]);
  expect(stopsIn({ percent: 100, prerequisites: away }, none)).toEqual([{ kind: 'offline' }]);
});

it('sweeps all coins, all but some, or none', () => {
  const run = { percent: 100, running: 1 } as const;
  expect(sweepRun(run, [])).toEqual({ kind: 'running' });
  expect(sweepRun(run, stops(100, dear, dry))).toEqual({ kind: 'paused', count: 2 });
  expect(sweepRun(run, [{ kind: 'offline' }])).toEqual({ kind: 'stopped' });
  expect(sweepRun({ percent: 70, running: 0 }, [])).toEqual({ kind: 'notRunning' });
});
