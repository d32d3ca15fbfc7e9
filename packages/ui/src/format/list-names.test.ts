import { expect, it } from 'vitest';
import { listNames } from './list-names.ts';

const names = ['Ana Ruiz', '张伟', 'Kofi'];

it.each([
  ['en-US', 'and', 'Ana Ruiz, 张伟, and Kofi'],
  ['en-US', 'or', 'Ana Ruiz, 张伟, or Kofi'],
  ['en-US', 'commas', 'Ana Ruiz, 张伟, Kofi'],
  ['zh-CN', 'and', 'Ana Ruiz、张伟和 Kofi'],
  ['zh-CN', 'or', 'Ana Ruiz、张伟或 Kofi'],
  ['zh-CN', 'commas', 'Ana Ruiz、张伟、Kofi'],
] as const)('lists names in %s with %s', (language, kind, listed) => {
  expect(listNames(names, language, kind)).toBe(listed);
});

it('puts a space between Latin and Chinese where they meet, and none within a name', () => {
  expect(listNames(['运营2号', 'Émile'], 'zh-CN')).toBe('运营2号和 Émile');
  expect(listNames(['Émile', '运营2号'], 'zh-CN')).toBe('Émile 和运营2号');
  expect(listNames(['张伟', '李娜'], 'zh-CN', 'or')).toBe('张伟或李娜');
  expect([listNames(['Ana'], 'zh-CN'), listNames([], 'zh-CN')]).toEqual(['Ana', '']);
});

it('isolates names where one of them is from the right', () => {
  const hebrew = '\u05E9\u05DC\u05D5\u05DD';
  expect(listNames([hebrew, 'Ana'], 'en-US')).toBe(`\u2068${hebrew}\u2069 and \u2068Ana\u2069`);
});
