import { expect, it } from 'vitest';
import { recipient } from './batch-samples.ts';
import { readPasted, readSheet, type Column } from './read-sheet.rules.ts';
import { blank } from './sheet-row.ts';

/** The rows of a table that leaves no question. */
function entriesOf(...asked: Parameters<typeof readSheet>) {
  const sheet = readSheet(...asked);
  if ('duplicates' in sheet) throw new Error('Several columns mean the same');
  return sheet.entries;
}

const paid = { ...blank, address: recipient, amount: '10' };

it('goes by the header, in whichever order and language', () => {
  expect(
    readSheet([
      ['Amount', 'Recipient', 'Our reference', 'Symbol', 'Network'],
      ['10', recipient, 'x', 'USDT', 'TRC20'],
    ]),
  ).toEqual({ entries: [{ ...paid, coin: 'USDT TRC20' }], hasHeader: true });
  expect(
    entriesOf([
      ['币种', '收款地址', '数量', '备注'],
      ['TUSDT', recipient, '10', '工资'],
    ]),
  ).toEqual([{ ...paid, coin: 'TUSDT', remark: '工资' }]);
});

it.each([
  [[recipient, '10'], paid],
  [['10', recipient], paid],
  [['TUSDT', recipient, '10'], { ...paid, coin: 'TUSDT' }],
  [[recipient, '12345', '10', 'rent'], { ...paid, memo: '12345', remark: 'rent' }],
  [['TUSDT', recipient, '', '10', 'rent'], { ...paid, coin: 'TUSDT', remark: 'rent' }],
])('guesses the columns of %j', (row, entry) => {
  expect(readSheet([row])).toEqual({ entries: [entry], hasHeader: false });
});

it('keeps amounts as they are written, to be judged as they are', () => {
  const amounts = entriesOf([
    [recipient, '1,234,567.50'],
    [recipient, '1,200'],
    [recipient, '1.200,50'],
    [recipient, ' 7.5 '],
  ]).map(({ amount }) => amount);
  expect(amounts).toEqual(['1,234,567.50', '1,200', '1.200,50', '7.5']);
});

it('takes back what our files put in front of a formula', () => {
  expect(
    entriesOf([
      ['address', 'remark'],
      [recipient, "'=1+1"],
    ])[0]?.remark,
  ).toBe('=1+1');
});

it('puts cells where they are pasted, and a whole table where it belongs', () => {
  expect(readPasted([['5'], ['6']], 'amount')).toEqual({ cells: [{ amount: '5' }, { amount: '6' }] });
  expect(readPasted([[recipient, '1', '5']], 'address')).toEqual({
    cells: [{ address: recipient, memo: '1', amount: '5' }],
  });
  expect(readPasted([[recipient, '10']], 'coin')).toEqual({ whole: [paid] });
  expect(
    readPasted(
      [
        ['amount', 'address'],
        ['10', recipient],
      ],
      'remark',
    ),
  ).toEqual({ whole: [paid] });
  expect(readPasted([['a', 'b', 'c']], 'amount')).toHaveProperty('whole');
});

it('asks where two columns mean the same, instead of paying one of them', () => {
  const other = recipient.replace(/.$/, 'x');
  const table = [
    ['address', 'amount', 'to'],
    [recipient, '10', other],
  ];
  const duplicates = new Map([['address', [0, 2]]]);
  expect(readSheet(table)).toEqual({ duplicates });
  expect(readPasted(table, 'coin')).toEqual({ duplicates });
  expect(entriesOf(table, new Map<Column, number>([['address', 2]]))).toEqual([{ ...paid, address: other }]);
  expect(entriesOf(table, new Map<Column, number>([['address', 0]]))).toEqual([paid]);
});
