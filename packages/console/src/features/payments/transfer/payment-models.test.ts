import type { StrategyFor, TransactionRow } from '@mpc/api';
import { addressOn } from '@mpc/api/sandbox';
import { describe, expect, it } from 'vitest';
import { lostChange, maximum, most, paysSeveral, withinReach } from '../fees/funds.rules.ts';
import { sum } from '#shared/money/decimal.ts';
import { decidingAll, differing } from './outlook.rules.ts';
import { memoFault } from '../recipients/memo.rules.ts';
import { readRows, rowFaults } from '../recipients/recipient-rows.rules.ts';
import { recentRecipients } from '../recipients/recent.rules.ts';
import { readCode } from '../recipients/scanned-code.rules.ts';
import { boundState, restOf, testOf } from './test-transfer.rules.ts';
import type { Facts } from './transfer-facts.ts';
import { emptyRow, untouched } from './transfer.values.ts';

const btc = (name: string) => addressOn('BTC', name);
const pays = (base_symbol: string, coin_type: 0 | 1 | 2) => paysSeveral({ base_symbol, coin_type });
const plain = (text: string) =>
  readRows('BTC', text, 100)?.rows.map(({ address, amount, memo }) => [address, amount, memo]);
const row = (address: string, amount: string, memo = '') => ({ ...emptyRow(), address, amount, memo });
const paid = (change: Partial<TransactionRow>) =>
  ({
    trans_kind: 'withdraw',
    base_symbol: 'BTC',
    address_to: btc('a'),
    memo: '',
    amount: '1',
    symbol_alias: 'BTC',
    created_at: 2,
    ...change,
  }) as TransactionRow;

describe('what is within reach', () => {
  it('is everything, or what the fullest account has where one has to hold it', () => {
    expect(withinReach('10', null)).toBe('10');
    expect(withinReach('10', '4')).toBe('4');
    expect(withinReach('10', undefined)).toBe('10');
    expect(most(['1', '10', '9'])).toBe('10');
    expect(most(['1', undefined])).toBeUndefined();
    expect(most([])).toBeNull();
  });
});

const hit = (strategy_id: number, name: string) => ({ strategy_id, name, action: 1 }) as StrategyFor;

describe('the strategy of a payment to several', () => {
  it('decides about all of them, known once all are', () => {
    const [asks, other] = [hit(1, 'Asks'), hit(2, 'Other')];
    expect(decidingAll([asks, asks])).toBe(asks);
    expect([decidingAll([asks, undefined]), decidingAll([null])]).toEqual([undefined, null]);
    expect([differing([asks, asks]), differing([asks, other, undefined])]).toEqual([[], [asks, other]]);
  });
});

describe('the maximum', () => {
  const fee = { id: 'only', amount: '0.5', fields: {} } as const;
  const main = { symbol: 'TRX', base_symbol: 'TRX' };
  const token = { symbol: 'TUSDT', base_symbol: 'TRX' };

  it('leaves the fee behind where the coin pays it itself', () => {
    expect(maximum(main, '3', fee)).toBe('2.5');
    expect(maximum(main, '3', null)).toBeNull();
    expect(maximum(token, '3', null)).toBe('3');
  });

  it('is never less than nothing, and unknown while the balance is', () => {
    expect(maximum(main, '0.4', fee)).toBe('0');
    expect(maximum(token, undefined, fee)).toBeNull();
    expect(maximum(token, '⚠', fee)).toBeNull();
  });
});

describe('several addresses', () => {
  it('have together what each has, and nothing is known while one is not', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum(['0.1', undefined])).toBeUndefined();
  });

  it('leave a change that is dust to the fee', () => {
    const fee = { id: 'normal', amount: '0.00001', fields: {} } as const;
    const dust = { dust: '0.00000546' };
    expect(lostChange(dust, '1', '0.999985', fee)).toBe('0.000005');
    expect(lostChange(dust, '1', '0.99999', fee)).toBeNull();
    expect(lostChange(dust, '1', '0.5', fee)).toBeNull();
  });

  it('are paid at once on chains of unspent outputs and of the Ethereum family alone', () => {
    expect([pays('BTC', 1), pays('ETH', 0), pays('TRX', 0), pays('XRP', 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a memo', () => {
  const coin = { support_memo: '1', address_tag_regex: '^\\d{1,10}$' } as const;
  const somebody = { memo: '', owner: null };

  it.each([
    ['', false, null, 'missing'],
    ['', true, null, null],
    ['', false, { id: 1, name: 'Vendors', memo: '' }, null],
    ['', false, { id: 1, name: 'Vendors', memo: '7' }, 'missing'],
    ['104882', false, null, null],
    ['10x', false, null, 'format'],
    ['104882 ', true, null, 'format'],
  ])('“%s” (none needed: %s, ours: %o): %s', (memo, none, owner, fault) => {
    expect(memoFault(coin, { memo, owner }, none)).toBe(fault);
  });

  it('is judged by the server alone where its pattern cannot be read, and never where the chain has none', () => {
    expect(memoFault({ ...coin, address_tag_regex: '(' }, { ...somebody, memo: 'a' }, false)).toBeNull();
    expect(memoFault({ ...coin, support_memo: '0' }, somebody, false)).toBeNull();
    expect(memoFault(coin, { ...somebody, memo: '1'.repeat(100_000) }, false)).toBe('format');
  });
});

describe('rows of a table', () => {
  it('are read with and without a heading, whatever separates them', () => {
    const expected = [
      [btc('a'), '0.5', ''],
      [btc('b'), '1200.25', 'rent'],
    ];
    expect(plain(`Address,Amount\n${btc('a')},0.5\n${btc('b')},1200.25,rent`)).toEqual(expected);
    expect(plain(`${btc('a')}\t0.5\r\n${btc('b')}\t1200.25\trent\r\n`)).toEqual(expected);
  });

  it('keep their amounts as they are written, for the field to refuse', () => {
    const written = ['1,200', '1,200.25', '1250,75', '1 200', '1e3', '-5', '１２'];
    const rows = plain(written.map((amount) => `${btc('a')}\t${amount}`).join('\n'));
    expect(rows?.map(([, amount]) => amount)).toEqual(written);
  });

  it('stop where there is no room, and say how many were left', () => {
    expect(readRows('BTC', `${btc('a')},1\n${btc('b')},2\n${btc('c')},3`, 2)).toMatchObject({ left: 1 });
    expect(readRows('BTC', '"a', 2)).toBeNull();
  });

  it('are judged each by itself, and against those above', () => {
    const rows = [
      row(btc('a'), '1'),
      row(btc('a'), '1'),
      row('', ''),
      row(btc('b'), '0'),
      row(btc('c'), '0.123456789'),
      row(btc('d'), '0.00005'),
      row(btc('e'), '1', '7'),
    ];
    const rules = { base: 'BTC', decimals: 8, minimum: '0.0001', dust: '0.00000546', supportsMemo: false };
    expect([...rowFaults(rows, rules).values()]).toEqual([
      [],
      ['twice'],
      ['noAddress', 'noAmount'],
      ['zero'],
      ['decimals'],
      ['minimum'],
      ['memo'],
    ]);
  });
});

describe('a scanned code', () => {
  it.each([
    ['bc1qabc', 'bc1qabc', ''],
    ['bitcoin:bc1qabc?amount=0.1&label=Shop', 'bc1qabc', ''],
    ['ripple:rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh?dt=104882', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', '104882'],
    ['ton://transfer/EQabc?text=hello', 'EQabc', 'hello'],
    ['ethereum:0xabc@1/transfer?address=0xdef', 'ethereum:0xabc@1/transfer?address=0xdef', ''],
  ])('%s', (text, address, memo) => {
    expect(readCode(text)).toEqual({ address, memo });
  });
});

describe('recent recipients', () => {
  it('are those that were paid, each once; whoever paid us is never among them', () => {
    const dust = paid({ trans_kind: 'deposit', address_from: btc('poison'), amount: '0.00000546' });
    const found = recentRecipients([paid({}), dust, paid({ address_to: btc('b') }), paid({ created_at: 1 })]);
    expect(found.map(({ address, at }) => [address, at])).toEqual([
      [btc('a'), 2],
      [btc('b'), 2],
    ]);
  });
});

describe('a test transfer', () => {
  const recipient = { to: btc('a'), entry: null, owner: null };
  const facts = {
    coin: { min_withdraw: '0.0001' },
    recipients: [recipient],
    isSeveral: false,
    amount: '2',
    utxo: undefined,
    bound: 'none',
    paidBefore: 0,
  } as unknown as Facts;
  const values = { ...untouched('BTC'), amount: '2', address: btc('a') };

  it('is the least there may be, to somebody who was never paid', () => {
    expect(testOf(facts, values)).toEqual({ amount: '0.0001', rest: { amount: '1.9999', max: false } });
    expect(testOf({ ...facts, paidBefore: 1 }, values)).toBeNull();
    expect(testOf({ ...facts, amount: '0.00015' }, values)).toBeNull();
    expect(testOf({ ...facts, isSeveral: true }, values)).toBeNull();
    const black = { ...recipient, screening: { black: 1, white: 0, kyt: { level: 0 } } };
    expect(testOf({ ...facts, recipients: [black] } as unknown as Facts, values)).toBeNull();
  });

  it('leaves the rest to the address of the order, which is locked', () => {
    const order = { request_id: 'r', address_to: btc('order'), memo: '7', amount: '0.0001' };
    const intent = {
      payment: { kind: 'withdraw', base_symbol: 'BTC', order },
      orderId: 9,
    } as unknown as Parameters<typeof restOf>[1];
    const sent = { ...values, amount: '0.0001', rest: { amount: '1.9999', max: false } };
    expect(restOf(sent, intent)).toMatchObject({
      address: btc('order'),
      memo: '7',
      amount: '1.9999',
      rest: null,
      bound: { requestId: 'r', orderId: 9, amount: '0.0001' },
    });
    expect(restOf({ ...sent, rest: null }, intent)).toBeNull();
    expect(restOf(sent, { ...intent, orderId: null })).toBeNull();
  });

  it('R22: is bound to the recipient that its order names now, and to no other', () => {
    const bound = { requestId: 'r', orderId: 9, amount: '0.0001' };
    const form = { ...values, address: btc('a'), memo: '7', bound };
    const order = {
      id: 9,
      request_id: 'r',
      sub_wallet_id: 31,
      symbol: 'BTC',
      base_symbol: 'BTC',
      address_to: btc('a'),
      memo: '7',
    };
    expect(boundState(form, undefined, 31)).toBe('asked');
    expect(boundState(form, order, 31)).toBe('same');
    expect(boundState({ ...form, bound: null }, order, 31)).toBe('none');
    const others = [
      { address_to: btc('thief') },
      { memo: '8' },
      { id: 10 },
      { request_id: 's' },
      { sub_wallet_id: 32 },
      { symbol: 'LTC' },
    ];
    for (const other of others) expect(boundState(form, { ...order, ...other }, 31)).toBe('other');
  });
});
