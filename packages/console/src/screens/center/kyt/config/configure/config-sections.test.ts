import type { KytConfig, KytSections } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { changedSections, faultyStep, isConfigAsSent } from './config-sections.rules.ts';
import {
  cellOf,
  configDraft,
  minimumOf,
  noCredentials,
  valuesOfConfig,
  withEdits,
  type ConfigEdits,
  type Credentials,
} from './config.values.ts';

const config: KytConfig = {
  service_id: 7,
  provider: 'Chainward',
  config_status: 1,
  connection: { mode: 'platform', api_key_masked: '', test_time: 5, test_result: 1 },
  scope: { scope_type: 1, sub_wallet_ids: [], auto_include_new: 1 },
  directions: ['deposit', 'withdraw'],
  trigger_mode: 'value',
  coins: [
    { symbol: 'ETH', status: 1, minimum: '500', symbol_alias: 'ETH', coin_net: 'ETH' },
    { symbol: 'TRX', status: 0, minimum: '0', symbol_alias: 'TRX', coin_net: 'TRX' },
  ],
  handling: {
    deposit: { low: 1, medium: 2, high: 3, severe: 3 },
    withdraw: { low: 1, medium: 1, high: 2, severe: 2 },
  },
  breaker: { status: 1, level: 4, tripped_at: null },
  timeout: { minutes: 30, action: 'hold' },
  receivers: [],
  updated_at: 5,
  updated_by: null,
};
const tripped = { ...config, breaker: { ...config.breaker, tripped_at: 9 } };
const scope = { all: [1, 2, 3], chosen: [1, 2, 3], isDraft: false };

const changed = (
  edits: ConfigEdits,
  { of = config, credentials = noCredentials }: { of?: KytConfig; credentials?: Credentials } = {},
) => changedSections(of, scope, withEdits(valuesOfConfig(of, scope), edits), credentials);

describe('the parts that are sent', () => {
  it('are none where nothing was changed', () => {
    expect(changed({})).toEqual({});
    expect(changed({ minutes: '30', directions: ['withdraw', 'deposit'] })).toEqual({});
  });

  it.each<[keyof KytSections, ConfigEdits]>([
    ['connection', { mode: 'own' }],
    ['scope', { which: 'chosen', chosen: ['1'] }],
    ['directions', { directions: ['deposit'] }],
    ['triggers', { isOn: { TRX: true } }],
    ['handling', { handling: { [cellOf('withdraw', 'severe')]: 4 } }],
    ['breaker', { breakerLevel: 3 }],
    ['timeout', { onTimeout: 'release' }],
  ])('are only the %s where only that was changed', (name, edits) => {
    expect(Object.keys(changed(edits))).toEqual([name]);
  });

  it('never hold the circuit breaker while it has tripped: saving it would reset it', () => {
    expect(changed({ hasBreaker: false, breakerLevel: 1, minutes: '45' }, { of: tripped })).toEqual({
      timeout: { minutes: 45, action: 'hold' },
    });
  });

  it('measure all coins by quantity or all by value, and read no amount of one as the other', () => {
    expect(changed({ triggerMode: 'quantity' }).triggers).toEqual({
      trigger_mode: 'quantity',
      coins: [
        { symbol: 'ETH', status: 1, minimum: '0' },
        { symbol: 'TRX', status: 0, minimum: '0' },
      ],
    });
    const edits = { triggerMode: 'quantity', minimums: { [minimumOf('quantity', 'ETH')]: '0.25' } } as const;
    expect(changed(edits).triggers?.coins[0]).toEqual({ symbol: 'ETH', status: 1, minimum: '0.25' });
    expect(changed({ ...edits, triggerMode: 'value' })).toEqual({});
  });

  it('keep sub-wallets in the scope that this person does not see', () => {
    const of: KytConfig = {
      ...config,
      scope: { scope_type: 2, sub_wallet_ids: [2, 9], auto_include_new: 0 },
    };
    expect(changed({ chosen: ['3', '2'] }, { of }).scope?.sub_wallet_ids).toEqual([2, 3, 9]);
    expect(changed({}, { of })).toEqual({});
  });

  it('begin with the draft of the scope that the server keeps', () => {
    const drafted = { all: [1, 2, 3], chosen: [3, 1], isDraft: true };
    expect(changedSections(config, drafted, valuesOfConfig(config, drafted), noCredentials)).toEqual({
      scope: { scope_type: 2, sub_wallet_ids: [1, 3], auto_include_new: 1 },
    });
  });

  it('hold credentials only where some were typed', () => {
    const own: KytConfig = { ...config, connection: { ...config.connection, mode: 'own' } };
    expect(changed({}, { of: own })).toEqual({});
    expect(changed({}, { of: own, credentials: { key: 'key-2026-11', secret: '' } })).toEqual({
      connection: { mode: 'own', api_key: 'key-2026-11' },
    });
  });
});

it.each([
  ['connection', { mode: 'own' }],
  ['scope', { directions: [] }],
  ['scope', { which: 'chosen', chosen: [] }],
  ['coins', { isOn: { ETH: false } }],
  ['coins', { minimums: { [minimumOf('value', 'ETH')]: '1,5' } }],
  ['handling', { minutes: '1441' }],
  ['handling', { minutes: '0' }],
  ['handling', { minutes: 'soon' }],
] as const)('finds the step of what is wrong: %s', (step, edits) => {
  const { ...changes } = edits;
  expect(faultyStep(config, changed(changes as unknown as ConfigEdits))).toBe(step);
});

it('needs the secret of an account that is new', () => {
  const key = { key: 'key-2026-11', secret: '' };
  expect(faultyStep(config, changed({ mode: 'own' }, { credentials: key }))).toBe('connection');
  const whole = { ...key, secret: 'secret-2026-11' };
  expect(faultyStep(config, changed({ mode: 'own' }, { credentials: whole }))).toBeNull();
});

it('knows what was sent when it reads it back', () => {
  const sent = changed({
    which: 'chosen',
    chosen: ['2'],
    handling: { [cellOf('deposit', 'low')]: 2 },
    breakerLevel: 3,
  });
  const now: KytConfig = {
    ...config,
    scope: { scope_type: 2, sub_wallet_ids: [2], auto_include_new: 1 },
    handling: { ...config.handling, deposit: { severe: 3, high: 3, medium: 2, low: 2 } },
    breaker: { status: 1, level: 3, tripped_at: null },
  };
  expect(isConfigAsSent(now, sent, config)).toBe(true);
  expect(isConfigAsSent(config, sent, config)).toBe(false);
  expect(isConfigAsSent({ ...now, breaker: { ...now.breaker, tripped_at: 9 } }, sent, config)).toBe(false);
});

it('knows a connection by its mode, its key and a new test', () => {
  const sent = { connection: { mode: 'own', api_key: 'key-2026-11', api_secret: 'secret-2026-11' } } as const;
  const connection = { mode: 'own', api_key_masked: 'key-****6-11', test_time: 6, test_result: 2 } as const;
  expect(isConfigAsSent({ ...config, connection }, sent, config)).toBe(true);
  expect(isConfigAsSent({ ...config, connection: { ...connection, test_time: 5 } }, sent, config)).toBe(
    false,
  );
});

it('takes no draft of another shape', () => {
  const { isValues } = configDraft(7);
  expect(isValues({ mode: 'own', chosen: ['1'] })).toBe(true);
  expect(isValues({ handling: { 'deposit low': 9 } })).toBe(false);
});
