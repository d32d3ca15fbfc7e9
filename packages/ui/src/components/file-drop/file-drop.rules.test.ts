import { expect, it } from 'vitest';
import { formatSize, namesOf, sortFiles, type Given } from './file-drop.rules.ts';

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const names = (given: readonly Given[], limits: Parameters<typeof sortFiles>[1]) => {
  const { taken, refused } = sortFiles(given, limits);
  return [taken.map((each) => each.name), refused.map((each) => `${each.name} ${each.reason}`)];
};

it('takes what fits, and names the rest with the reason', () => {
  const given = [file('a.csv'), file('b.exe'), file('c.csv', 11), file('d.csv', 0), { folder: 'old' }];
  expect(names(given, { accept: ['.csv'], maxSize: 10, multiple: true })).toEqual([
    ['a.csv'],
    ['b.exe wrongType', 'c.csv tooLarge', 'd.csv empty', 'old folder'],
  ]);
});

it('does not mind how the end of the name is written', () => {
  expect(names([file('A.CSV'), file('b.tar.gz')], { accept: ['.csv', '.Tar.gz'], multiple: true })).toEqual([
    ['A.CSV', 'b.tar.gz'],
    [],
  ]);
});

it('takes the first that fits where there is room for one', () => {
  expect(names([file('a.exe'), file('b.csv'), file('c.csv')], { accept: ['.csv'] })).toEqual([
    ['b.csv'],
    ['a.exe wrongType', 'c.csv onlyOne'],
  ]);
});

it('takes any kind and any size where nothing is said', () => {
  expect(names([file('a'), file('b.x', 99)], { multiple: true })).toEqual([['a', 'b.x'], []]);
});

it.each([
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_300_000, '1.3 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [5 * 1024 * 1024 + 1, '5.1 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});

it('writes bytes in Chinese with a space', () => {
  expect(formatSize(6, 'zh-CN')).toBe('6 字节');
});

it.each([
  [5_000_000, 5_000_000, '5 MB'],
  [5_000_001, 5_000_000, '5.1 MB'],
  [6_200_000_000, 5_000_000, '6,200 MB'],
  [18_400, 5_000_000, '18.4 kB'],
  [999, 5_000_000, '999 bytes'],
  [512_000, 512_000, '500 kB'],
  [700_000, 512_000, '683.6 kB'],
  [1_000_000, 1_000_000, '1 MB'],
  [1_000_001, 1_000_000, '1.1 MB'],
  [500 * 1024 * 1024, 500 * 1024 * 1024, '500 MB'],
  [1, 1, '1 byte'],
  [2_000, 1_500, '2 kB'],
  [1_501, 1_501, '1,501 bytes'],
  [2_000, 1_501, '2,000 bytes'],
])('says %d bytes in the unit of a limit of %d: %s', (bytes, limit, text) => {
  expect(formatSize(bytes, 'en-US', limit)).toBe(text);
});

it('names kinds of files as people do', () => {
  expect(namesOf(['.csv', '.xlsx'], '、')).toBe('CSV、XLSX');
});
