import { toCsv } from '@mpc/ui';
import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { rowsOfTable, type Field } from './entry-csv.rules.ts';

function read(text: string, chosen?: ReadonlyMap<Field, number>) {
  const found = rowsOfTable(readCsv(text), chosen);
  if (found === null || 'duplicates' in found) return found;
  return found.rows.map(({ address, memo, label, remark, network, line }) => ({
    address,
    memo,
    label,
    remark,
    network,
    line,
  }));
}

it('finds the columns by their names, in either language and any order', () => {
  expect(read('Remark;Address;Label\nrent;T1;Ana\n')).toEqual([
    { address: 'T1', memo: '', label: 'Ana', remark: 'rent', network: '', line: 2 },
  ]);
  expect(read('名称\t地址\tMemo\t网络\n税务局\tT2\t7\tTRON')).toEqual([
    { address: 'T2', memo: '7', label: '税务局', remark: '', network: 'TRON', line: 2 },
  ]);
});

it('says so where no column is an address', () => {
  expect(read('Ana,T1\nBo,T2')).toBeNull();
});

it('loses no row, also a short one or one of another network', () => {
  expect(read('label,address,network\nAna\n\nBo,T2,ETH')).toEqual([
    { address: '', memo: '', label: 'Ana', remark: '', network: '', line: 2 },
    { address: 'T2', memo: '', label: 'Bo', remark: '', network: 'ETH', line: 4 },
  ]);
});

it('asks where two columns mean the same, and takes the one that was chosen', () => {
  const text = 'Address,Label,Wallet address,Name\nT1,Ana,T2,Ben';
  expect(read(text)).toEqual({
    duplicates: new Map([
      ['address', [0, 2]],
      ['label', [1, 3]],
    ]),
  });
  expect(read(text, new Map([['label', 3]]))).toEqual({ duplicates: new Map([['address', [0, 2]]]) });
  const chosen = new Map<Field, number>([
    ['address', 2],
    ['label', 1],
  ]);
  expect(read(text, chosen)).toMatchObject([{ address: 'T2', label: 'Ana' }]);
});

it('reads back what was exported, formulas and all', () => {
  const rows = [{ label: '=HYPERLINK("x")', address: 'T1', remark: 'it\'s, "quoted"\nand long;=1' }];
  const csv = toCsv(
    [
      { header: 'Label', text: ({ label }) => label },
      { header: 'Address', text: ({ address }) => address },
      { header: 'Remark', text: ({ remark }) => remark },
    ],
    rows,
  );
  expect(csv).toContain("'=HYPERLINK");
  expect(read(csv)).toMatchObject(rows);
});
