// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { parentDomain, rememberedLanguage, rememberLanguage, shortCode } from './languages.ts';

afterEach(() => {
  document.cookie = 'lan=; path=/; max-age=0';
});

it('gives first-time visitors English', () => {
  expect(rememberedLanguage()).toBe('en-US');
});

it('keeps the language in the cookie `lan` as the server spells it', () => {
  rememberLanguage('zh-CN');
  expect(document.cookie).toContain('lan=zh_CN');
  expect(rememberedLanguage()).toBe('zh-CN');
  rememberLanguage('en-US');
  expect(document.cookie).toContain('lan=en_US');
});

it.each([
  ['console.example.com', '.example.com'],
  ['example.com', undefined],
  ['a.b.example.com', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
])('scopes the cookie of %s to %s', (host, expected) => {
  expect(parentDomain(host)).toBe(expected);
});

it('names Chinese cn in short', () => {
  expect(shortCode('zh-CN')).toBe('cn');
  expect(shortCode('en-US')).toBe('en');
});
