import { expect, it } from 'vitest';
import { only, trx, usdt, usdtErc } from './batch-samples.ts';
import { feeNeeds, isShort, totalsOf } from './totals.rules.ts';

const market = {
  available: new Map([
    ['TUSDT', '100'],
    ['TRX', '50'],
    ['ETH', '0.001'],
  ]),
  fee: new Map([
    ['TUSDT', only('13.5')],
    ['TRX', only('0.3')],
    ['USDTERC20', only('0.002')],
  ]),
  unit: new Map<string, string>(),
};

it('sets what is paid against what there is, to the last digit', () => {
  const [total] = totalsOf([{ coin: usdt, count: 2, amount: '99.999999' }], market);
  expect(total).toMatchObject({ available: '100', rest: '0.000001', fees: '27', reserve: '0' });
});

it('keeps back of a main coin what the fees on its chain take', () => {
  const totals = totalsOf(
    [
      { coin: trx, count: 1, amount: '23' },
      { coin: usdt, count: 2, amount: '1' },
    ],
    market,
  );
  expect(totals[0]).toMatchObject({ reserve: '27.3', rest: '-0.3' });
  expect(totals.map(isShort)).toEqual([true, false]);
  expect(feeNeeds(totals, market)).toEqual([]);
});

it('says which main coin is short of fees though nobody is paid in it', () => {
  expect(feeNeeds([{ coin: usdtErc, count: 3, amount: '9' }], market)).toEqual([
    { base: 'ETH', need: '0.006', available: '0.001', isShort: true },
  ]);
});

it('claims nothing while an answer is missing', () => {
  const [total] = totalsOf([{ coin: usdt, count: 1, amount: '1' }], {
    available: new Map(),
    fee: new Map(),
    unit: new Map(),
  });
  expect(total).toMatchObject({ available: undefined, fees: undefined, rest: undefined });
  expect(total === undefined ? true : isShort(total)).toBe(false);
});
