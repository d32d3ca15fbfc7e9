import { expect, it } from 'vitest';
import { changeRisk, hasRisk, type KnownRecipients, orderRisk } from './item-risk.rules.ts';

const known = (part: Partial<KnownRecipients>): KnownRecipients => ({
  trust: null,
  unknown: null,
  isLookAlike: false,
  ...part,
});

it('says first what is worst of an order, and nothing before it is known', () => {
  const order = { amount: '5' };
  expect(orderRisk(order, known({}))).toBeNull();
  expect(orderRisk(order, known({ trust: 'new' }))).toEqual({ kind: 'trust', trust: 'new' });
  expect(orderRisk({ ...order, kyt_level: 2 }, known({ trust: 'trusted' }))).toMatchObject({ level: 2 });
  expect(orderRisk({ amount: '-1', kyt_level: 2 }, known({}))).toMatchObject({ kind: 'unlimited' });
  expect(orderRisk({ amount: '-1', kyt_level: 4 }, known({}))).toMatchObject({ level: 4 });
  expect(orderRisk({ amount: '-1', kyt_level: 4 }, known({ isLookAlike: true }))).toMatchObject({
    trust: 'lookAlike',
  });
});

it('counts those of several that have no name here', () => {
  const order = { amount: '5', recipients: ['one', 'two', 'three'] };
  expect(orderRisk(order, known({}))).toBeNull();
  expect(orderRisk(order, known({ unknown: 2 }))).toMatchObject({ kind: 'unknown', count: 2 });
  expect(orderRisk(order, known({ unknown: 0 }))).toMatchObject({ trust: 'trusted' });
});

it('tells keys from settings', () => {
  expect([9, 10, 13, 3, 6, 15, 99].map((type) => changeRisk(type)?.kind)).toEqual([
    'critical',
    'critical',
    'flagged',
    'settings',
    'settings',
    undefined,
    undefined,
  ]);
});

it('has more to say of orders and of settings, and no more than its name of bills and movements', () => {
  expect([1, 2, 14, 5, 9].map(hasRisk)).toEqual([true, true, true, true, true]);
  expect([15, 16, 99].map(hasRisk)).toEqual([false, false, false]);
});
