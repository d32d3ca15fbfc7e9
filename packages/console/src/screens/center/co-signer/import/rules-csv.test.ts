import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { resultsOf, rulesOfTable, toImport, type RuleRow } from './rules-csv.rules.ts';

function rowsIn(text: string): RuleRow[] {
  const found = rulesOfTable(readCsv(text));
  if ('missing' in found) throw new Error(found.missing.join());
  return found.rows;
}

it('reads a file with a byte order mark, semicolons and either language', () => {
  expect(
    rowsIn('\uFEFF币种;归集阈值;手续费上限;保留数量\r\nETH;0.12;0.0003;0.002\r\n').map(toImport),
  ).toEqual([{ symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.0003', reserve_amount: '0.002' }]);
});

it('leaves out a reserve that is not there', () => {
  expect(rowsIn('Max fee,Threshold,Symbol\n0.5,10,USDC').map(toImport)).toEqual([
    { symbol: 'USDC', collect_min: '10', fueling_limit: '0.5' },
  ]);
});

it('says which columns are missing', () => {
  expect(rulesOfTable(readCsv('Coin;Amount\nETH;1'))).toEqual({ missing: ['collect_min', 'fueling_limit'] });
});

it('tells a decimal comma from other slips, beside its row', () => {
  const head = 'symbol;threshold;max fee;reserve';
  const faults = rowsIn(
    [head, 'ETH;0,5;1;', 'BSC;0.5;0;', ';1;1;', 'TRX;1;1;x', 'TRX;2;2;', 'DAI;1;1;0', 'LINK;1;2;3;4'].join(
      '\n',
    ),
  ).map(({ fault }) => fault);
  expect(faults).toEqual([
    { field: 'collect_min', fault: 'comma' },
    { field: 'fueling_limit', fault: 'zero' },
    { field: 'symbol', fault: 'missing' },
    { field: 'reserve_amount', fault: 'form' },
    { field: 'symbol', fault: 'twice', line: 5 },
    null,
    { field: null, fault: 'cells' },
  ]);
});

it('finds the comma that split a value in a file separated by commas', () => {
  expect(rowsIn('symbol,threshold,max fee\nETH,0,5,1')[0]?.fault).toEqual({ field: null, fault: 'cells' });
});

it('gives each row that was sent what the server says of it, by its place in what was sent', () => {
  const sent = rowsIn('symbol,threshold,max fee\nETH,1,1\n\nNOPE,1,1\nTRX,1,1');
  const results = resultsOf(sent, [{ row: 2, reason: 'unknown' }]);
  expect([...results]).toEqual([
    [2, 'taken'],
    [4, 'unknown'],
    [5, 'taken'],
  ]);
});
