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

it('names kinds of files as people do', () => {
  expect(namesOf(['.csv', '.xlsx'])).toBe('CSV, XLSX');
});
