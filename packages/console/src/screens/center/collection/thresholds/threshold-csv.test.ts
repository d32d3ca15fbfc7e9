import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { thresholdsIn } from './threshold-csv.rules.ts';

const coins = [{ symbol: 'USDC' }, { symbol: 'USDTERC20' }];
const read = (text: string) => thresholdsIn(readCsv(text), coins);

it('takes thresholds by the codes of the coins, in either language', () => {
  expect(read('Code,Coin,Threshold\nUSDC,USDC,12.5\nUSDTERC20,USDT,100\n')).toEqual(
    new Map([
      ['USDC', '12.5'],
      ['USDTERC20', '100'],
    ]),
  );
  expect(read('代码,阈值\nUSDC,1\n')).toEqual(new Map([['USDC', '1']]));
});

it.each([
  ['Coin,Threshold\nUSDC,1\n', { code: 'head' }],
  ['Code,Threshold\n', { code: 'empty' }],
  ['Code;Threshold\nUSDC;0,5\n', { code: 'amount', line: 2 }],
  ['Code,Threshold\nUSDC,1\nLINK,1\n', { code: 'coin', line: 3 }],
  ['Code,Threshold\nUSDC,0\n', { code: 'amount', line: 2 }],
  ['Code,Threshold\nUSDC,1\nUSDC,2\n', { code: 'twice', line: 3 }],
])('takes nothing of %j', (text, fault) => {
  expect(read(text)).toEqual(fault);
});
