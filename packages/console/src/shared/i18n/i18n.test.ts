import { expect, it } from 'vitest';
import { listed, startI18n } from './i18n.ts';

it.each([
  ['en-US', 'Ops, 运营, Main'],
  ['zh-CN', 'Ops、运营、Main'],
] as const)('lists names with the commas of %s', async (language, text) => {
  await startI18n(language);
  expect(listed(['Ops', '运营', 'Main'])).toBe(text);
});
