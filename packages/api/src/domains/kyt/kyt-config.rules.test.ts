import { describe, expect, it } from 'vitest';
import { minimumFault, sectionsFault } from './kyt-config.rules.ts';
import type { KytSections } from './kyt-config.schema.ts';

const coin = (symbol: string, status: 0 | 1 = 1, minimum = '0') => ({ symbol, status, minimum });

describe('parts of a configuration', () => {
  it.each<[string, KytSections]>([
    ['nothing', {}],
    ['all sub-wallets', { scope: { scope_type: 1, sub_wallet_ids: [], auto_include_new: 1 } }],
    ['some sub-wallets', { scope: { scope_type: 2, sub_wallet_ids: [1, 2], auto_include_new: 0 } }],
    ['one direction', { directions: ['withdraw'] }],
    ['one coin of two', { triggers: { trigger_mode: 'value', coins: [coin('ETH'), coin('TRX', 0)] } }],
    ['an account of the platform', { connection: { mode: 'platform' } }],
    ['an own account', { connection: { mode: 'own', api_key: 'key-2026-11', api_secret: 'secret-2026-11' } }],
    ['an own account with the secret it has', { connection: { mode: 'own', api_key: 'key-2026-11' } }],
  ])('are right: %s', (_, sections) => {
    expect(sectionsFault(sections)).toBeUndefined();
  });

  it.each<[string, string, KytSections]>([
    [
      'scope.sub_wallet_ids',
      'missing',
      { scope: { scope_type: 2, sub_wallet_ids: [], auto_include_new: 0 } },
    ],
    [
      'scope.sub_wallet_ids',
      'repeated',
      { scope: { scope_type: 2, sub_wallet_ids: [1, 1], auto_include_new: 0 } },
    ],
    ['directions', 'missing', { directions: [] }],
    ['directions', 'repeated', { directions: ['deposit', 'deposit'] }],
    ['triggers.coins', 'missing', { triggers: { trigger_mode: 'quantity', coins: [coin('ETH', 0)] } }],
    [
      'triggers.coins',
      'repeated',
      { triggers: { trigger_mode: 'value', coins: [coin('ETH'), coin('ETH', 0)] } },
    ],
    [
      'triggers.coins.minimum',
      'range',
      { triggers: { trigger_mode: 'value', coins: [coin('ETH', 1, '0.1234567')] } },
    ],
    ['connection.api_key', 'missing', { connection: { mode: 'own' } }],
    ['connection.api_key', 'format', { connection: { mode: 'own', api_key: 'short' } }],
    [
      'connection.api_secret',
      'format',
      { connection: { mode: 'own', api_key: 'key-2026-11', api_secret: 'a b c d e f' } },
    ],
  ])('are wrong in %s: %s', (field, fault, sections) => {
    expect(sectionsFault(sections)).toEqual({ field, fault });
  });

  it('have minimums of at most six digits after the point and sixteen before', () => {
    for (const minimum of ['0', '0.000001', '9999999999999999'])
      expect(minimumFault({ minimum })).toBeUndefined();
    for (const minimum of ['0.0000001', '10000000000000000']) expect(minimumFault({ minimum })).toBe('range');
    for (const minimum of ['', '-1', '1e3', '1.']) expect(minimumFault({ minimum })).toBe('format');
  });
});
