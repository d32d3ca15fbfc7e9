import { expect, it } from 'vitest';
import { ratePercent } from './agent-rate.rules.ts';
import { missingTrx } from './missing-trx.rules.ts';

it('says what has to arrive before fees can be taken', () => {
  expect(missingTrx({ unpaid_amount: '63.123456', auth_balance: '1.1' })).toBe('62.023456');
  expect(missingTrx({ unpaid_amount: '2', auth_balance: '2.000' })).toBeNull();
  expect(missingTrx({ unpaid_amount: '2', auth_balance: '3' })).toBeNull();
  expect(missingTrx({ unpaid_amount: '2', auth_balance: 'unreadable' })).toBe('2');
});

it('writes a rate as a percentage, exactly', () => {
  expect(ratePercent('0.62')).toBe('62%');
  expect(ratePercent('0.6255')).toBe('62.55%');
  expect(ratePercent('?')).toBe('?');
});
