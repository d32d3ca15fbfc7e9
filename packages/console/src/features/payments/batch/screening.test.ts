import { expect, it } from 'vitest';
import type { Planned } from './batch-plan.ts';
import { recipient } from './batch-samples.ts';
import {
  accepting,
  isForbidden,
  keyOfPayment,
  questionsOf,
  ratingOf,
  wantsYes,
  type Screened,
} from './screening.rules.ts';

const payment = (symbol: string, requestId: string): Planned => ({
  requestId,
  row: 1,
  symbol,
  base: 'TRX',
  coinName: symbol,
  unit: symbol,
  to: recipient,
  memo: '',
  amount: '1',
  remark: '',
  fee: '1',
  rate: '1',
  feeUnit: 'TRX',
  confirmRisk: false,
});
const payments = [payment('TUSDT', 'a'), payment('TRX', 'b'), payment('TUSDT', 'c')];
const [tokens = '', main = ''] = questionsOf(payments).map(({ key }) => key);

const said = (part: Partial<Screened>): Screened => ({ level: 1, black: false, white: true, ...part });
const rating = (token: Partial<Screened>, coin: Partial<Screened> = {}, onlyWhite = false) =>
  ratingOf(
    [tokens, main],
    new Map([
      [tokens, said(token)],
      [main, said(coin)],
    ]),
    onlyWhite,
  );

it('asks about everybody once for each coin', () => {
  expect(questionsOf(payments).map(({ symbol, to }) => [symbol, to])).toEqual([
    ['TUSDT', recipient],
    ['TRX', recipient],
  ]);
});

it('says the gravest of what is known of a destination', () => {
  expect(rating({ level: 2 })).toBe(2);
  expect(rating({ level: 0 }, { level: 4 })).toBe(4);
  expect(rating({ level: null }, { level: 2 })).toBe('silent');
  expect(rating({ level: null }, { level: 3 })).toBe(3);
  expect(rating({ black: true }, { level: 4 })).toBe('black');
  expect(rating({ white: false })).toBe(1);
  expect(rating({ white: false }, {}, true)).toBe('notWhite');
  expect(ratingOf([tokens, main], new Map([[tokens, said({})]]), false)).toBe('waiting');
});

it('wants a yes to a high risk and to one that cannot be told, and takes none for what is forbidden', () => {
  expect([0, 1, 2, 3, 4, 'silent', 'waiting'].map((one) => wantsYes(one as 0))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isForbidden(rating({ black: true }))).toBe(true);
  expect(wantsYes(rating({ black: true }))).toBe(false);
});

it('sends the yes with the payments it was asked for, and with no others', () => {
  const found = new Map([
    [keyOfPayment(payment('TUSDT', 'a')), said({ level: 3 })],
    [keyOfPayment(payment('TRX', 'b')), said({ level: 2 })],
  ]);
  expect(accepting(payments, found).map(({ confirmRisk }) => confirmRisk)).toEqual([true, false, true]);
  expect(accepting(payments, new Map()).some(({ confirmRisk }) => confirmRisk)).toBe(false);
});
