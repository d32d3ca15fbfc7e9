// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { downloadCsv, toCsv } from './csv.ts';

const columns = [
  { header: 'Name', text: (row: readonly string[]) => row[0] ?? '' },
  { header: 'Amount', text: (row: readonly string[]) => row[1] ?? '' },
];

it('writes a head and a line a row, each ended, behind a byte order mark', () => {
  expect(toCsv(columns, [['张伟', '1.20']])).toBe('\uFEFFName,Amount\r\n张伟,1.20\r\n');
  expect(toCsv(columns, [])).toBe('\uFEFFName,Amount\r\n');
});

const field = (text: string) => toCsv(columns.slice(0, 1), [[text]]).slice('\uFEFFName\r\n'.length, -2);

it.each([
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
  [' blank ', ' blank '],
])('quotes what would be read as more than one value: %j', (text, written) => {
  expect(field(text)).toBe(written);
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+8613800138000', "'+8613800138000"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['rent;=1+1', '"rent;\'=1+1"'],
  ['rent; @SUM(A1)', '"rent; \'@SUM(A1)"'],
  ['rent\t＋1', '"rent\t\'＋1"'],
  ['rent\n-2+3', '"rent\n\'-2+3"'],
  ['=a;=b', '"\'=a;\'=b"'],
  ['\rx', '"\'\rx"'],
  ['  =1', "'  =1"],
  ['＝1+1', "'＝1+1"],
])('makes sure that no spreadsheet runs %j', (text, written) => {
  expect(field(text)).toBe(written);
});

it.each(['-12.5', '-0.000000000000000001', '123456789012345678901234567890.5', '0'])(
  'leaves the number %s as it is, exact',
  (text) => {
    expect(field(text)).toBe(text);
  },
);

it('makes a head safe too', () => {
  expect(toCsv([{ header: '=cmd', text: () => '' }], [])).toBe("\uFEFF'=cmd\r\n");
});

it('hands the file over under its name', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['transactions.csv', 'blob:file']);
  });
  downloadCsv('transactions', '\uFEFFName\r\n');
  expect(click).toHaveBeenCalledOnce();
  const file = made.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toContain('Name\r\n');
  vi.restoreAllMocks();
});
