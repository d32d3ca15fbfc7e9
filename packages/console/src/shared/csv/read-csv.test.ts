import { describe, expect, it } from 'vitest';
import { CsvError, readCsv } from './read-csv.ts';

describe('readCsv', () => {
  it.each([',', ';', '\t'] as const)('finds out that %j separates', (separator) => {
    const text = ['label', 'address', 'memo'].join(separator) + '\n' + ['A', '0x1', '7'].join(separator);
    expect(readCsv(text)).toMatchObject({
      separator,
      rows: [
        ['label', 'address', 'memo'],
        ['A', '0x1', '7'],
      ],
      truncated: false,
    });
  });

  it.each([
    ['payee\t1,234,567.50', ['payee', '1,234,567.50']],
    ['payee;1250,75', ['payee', '1250,75']],
    ['payee,10,rent; March', ['payee', '10', 'rent; March']],
    ['payee', ['payee']],
  ])('does not take a decimal or thousands separator for its own in %j', (text, row) => {
    expect(readCsv(text).rows).toEqual([row]);
  });

  it('believes a file that names its separator', () => {
    expect(readCsv('sep=;\r\na,b;c\r\n')).toEqual({
      separator: ';',
      rows: [['a,b', 'c']],
      lines: [2],
      truncated: false,
    });
  });

  it('does not count separators that are quoted', () => {
    expect(readCsv('"Li, Wei, Lin";0x1\n').rows).toEqual([['Li, Wei, Lin', '0x1']]);
  });

  it('leaves a byte order mark out, before quotes too', () => {
    expect(readCsv('\uFEFFlabel,address').rows).toEqual([['label', 'address']]);
    expect(readCsv('\uFEFF"a,b",c').rows).toEqual([['a,b', 'c']]);
  });

  it('reads quoted fields with separators, line ends and doubled quotes', () => {
    expect(readCsv('"say ""hello""","two\r\nlines","",x\n').rows).toEqual([
      ['say "hello"', 'two\r\nlines', '', 'x'],
    ]);
  });

  it('keeps what follows a closing quote, and quotes inside a field', () => {
    expect(readCsv('"a"b,5" pipe\n').rows).toEqual([['ab', '5" pipe']]);
  });

  it.each(['\n', '\r\n', '\r'])('takes %j as the end of a line', (end) => {
    expect(readCsv(`a,b${end}${end}c,d${end}`).rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('tells on which line of the file each row begins', () => {
    expect(readCsv('a\n\n"b\nc"\r\nd').lines).toEqual([1, 3, 5]);
  });

  it('keeps empty fields, and leaves out lines with nothing on them', () => {
    expect(readCsv('a,,\n , \n,,c\n').rows).toEqual([
      ['a', '', ''],
      ['', '', 'c'],
    ]);
  });

  it('stops after so many rows, and says whether there were more', () => {
    expect(readCsv('a\nb\nc', { maxRows: 2 })).toMatchObject({ rows: [['a'], ['b']], truncated: true });
    expect(readCsv('a\nb\n\n', { maxRows: 2 }).truncated).toBe(false);
  });

  it('says that a text is empty, and where a quote is never closed', () => {
    expect(() => readCsv(' \n\n')).toThrow(new CsvError('empty', 1));
    expect(() => readCsv('"a\nb",c\nd,"e\nf')).toThrow(new CsvError('quote', 3));
  });

  it('gets through quotes, commas and line ends in any number', () => {
    expect(() => readCsv('"'.repeat(200_001))).toThrow(CsvError);
    expect(readCsv('"a'.repeat(100_000)).rows).toHaveLength(1);
    expect(readCsv(`${','.repeat(200_000)}\na`).rows).toEqual([['a']]);
    expect(readCsv(`${'\r'.repeat(200_000)}x`)).toMatchObject({ rows: [['x']], lines: [200_001] });
  });
});
