import { expect, it } from 'vitest';
import { spaced } from './spaced.ts';

it.each([
  ['Expires', 'Expires '],
  ['Checked twice.', 'Checked twice. '],
  ['到期时间', '到期时间 '],
  ['申请过期时间：', '申请过期时间：'],
  ['已查询 2 次。', '已查询 2 次。'],
])('puts a space behind “%s” where its language writes one', (text, said) => {
  expect(spaced(text)).toBe(said);
});
