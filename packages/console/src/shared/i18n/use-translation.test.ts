import type { i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { spokenBy } from './use-translation.ts';

/** What a language says, less what i18next's own types work out. */
function speaking(words: Record<string, Record<string, string>>) {
  const look = vi.fn((language: string, key: string, values?: { done: number }) =>
    (words[language]?.[key] ?? key).replace('{{done}}', String(values?.done)),
  );
  const all: unknown = {
    getFixedT:
      (language: string) =>
      (...[key, values]: [string, { done: number }?]) =>
        look(language, key, values),
  };
  const said = (language: string): unknown => spokenBy(all as i18n, language)('translation').t;
  return {
    look,
    t: (language: string) => said(language) as (key: string, values?: { done: number }) => string,
  };
}

it('looks a text up once, and one with values each time', () => {
  const { look, t } = speaking({ 'en-US': { todo: 'To-do', count: '{{done}} of 9' } });
  const say = t('en-US');
  expect([say('todo'), say('todo')]).toEqual(['To-do', 'To-do']);
  expect(look).toHaveBeenCalledTimes(1);
  expect([say('count', { done: 1 }), say('count', { done: 2 })]).toEqual(['1 of 9', '2 of 9']);
});

it('finds a text that comes later', () => {
  const words: Record<string, string> = {};
  const say = speaking({ 'en-US': words }).t('en-US');
  expect(say('late')).toBe('late');
  words['late'] = 'Here now';
  expect(say('late')).toBe('Here now');
});

it('remembers nothing of another language', () => {
  const { t } = speaking({ 'en-US': { todo: 'To-do' }, 'zh-CN': { todo: '待办' } });
  expect([t('en-US')('todo'), t('zh-CN')('todo')]).toEqual(['To-do', '待办']);
});
