import type { BillDetail, PayAddress } from '@mpc/api';
import { addressOn } from '@mpc/api/sandbox';
import { describe, expect, it } from 'vitest';
import { minute } from '#shared/durations.ts';
import { countdownText } from './countdown.rules.ts';
import { placeState, rateOf } from './pay-place.rules.ts';

const now = 1_000_000;
const held: PayAddress = {
  address: addressOn('TRX', 'bill 1'),
  memo: '',
  amount: '300',
  symbol: 'TUSDT',
  symbol_alias: 'USDT',
  coin_net: 'TRC20',
  expire_at: now + 30 * minute,
};
const bill = {
  symbol: 'USDT',
  unpaid_amount: '300.00',
  pay_symbol: 'TUSDT',
  base_symbol: 'TRX',
  pay_address: held.address,
  memo: '',
} as BillDetail;
const judged = (facts: Partial<Parameters<typeof placeState>[0]>) =>
  placeState({ bill, held, latest: held, now, ...facts });

describe('where a bill is paid', () => {
  it('R21: is given away only once the bill names it too, coin, address and memo', () => {
    expect(judged({})).toEqual({ is: 'good' });
    expect(judged({ bill: undefined })).toEqual({ is: 'asked' });
    for (const other of [
      { pay_address: addressOn('TRX', 'another') },
      { pay_symbol: 'USDTERC20' },
      { pay_address: '' },
      { memo: '7' },
    ])
      expect(judged({ bill: { ...bill, ...other } })).toEqual({ is: 'stop', why: 'other' });
  });

  it('R21: stops where the server tells another one while the price holds', () => {
    for (const other of [
      { address: addressOn('TRX', 'another') },
      { amount: '3000' },
      { expire_at: now + 1 },
    ])
      expect(judged({ latest: { ...held, ...other } })).toEqual({ is: 'stop', why: 'changed' });
  });

  it('costs exactly what is left where the coin is what the bill is in', () => {
    const tenfold = { ...held, amount: '3000' };
    expect(judged({ held: tenfold, latest: tenfold })).toEqual({ is: 'stop', why: 'amount' });
    const ether = { ...held, symbol_alias: 'ETH', amount: '0.1' };
    expect(judged({ held: ether, latest: ether })).toEqual({ is: 'good' });
  });

  it('is over with its price, whatever was told since', () => {
    expect(judged({ now: held.expire_at })).toEqual({ is: 'over' });
    expect(judged({ now: held.expire_at, latest: { ...held, expire_at: now * 9 } })).toEqual({ is: 'over' });
  });
});

it('says the price of a coin that is worth something else than the bill is in', () => {
  expect(rateOf(bill, held)).toBeNull();
  expect(rateOf(bill, { symbol_alias: 'ETH', amount: '0.1' })).toBe('3000');
  expect(rateOf(bill, { symbol_alias: 'ETH', amount: '0' })).toBeNull();
});

it('counts down as a clock does', () => {
  expect([-5, 999, 61_000, 3_661_000].map(countdownText)).toEqual(['0:00', '0:00', '1:01', '1:01:01']);
});
