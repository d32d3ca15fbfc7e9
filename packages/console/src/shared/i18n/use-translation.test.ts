import type { i18n } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { startI18n, wordFiles } from './i18n.ts';
import { spokenBy } from './use-translation.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** What a language says, less what i18next's own types work out. */
const saidBy = (instance: i18n, language: string, names: string): Say => {
  const { t }: { t: unknown } = spokenBy(instance, language)(names as 'translation');
  return t as Say;
};

function speaking(words: Record<string, Record<string, string>>) {
  const look = vi.fn((language: string, key: string, values?: Record<string, string | number>) =>
    (words[language]?.[key] ?? key).replace('{{done}}', String(values?.['done'])),
  );
  const getResource = vi.fn((language: string, _name: string, key: string) => words[language]?.[key]);
  const all: unknown = {
    getResource,
    getFixedT:
      (language: string) =>
      (...[key, values]: Parameters<Say>) =>
        look(language, key, values),
  };
  return { look, getResource, t: (language: string) => saidBy(all as i18n, language, 'translation') };
}

describe('a text', () => {
  it('is looked up once, and one with values each time', () => {
    const { look, getResource, t } = speaking({ 'en-US': { todo: 'To-do', count: '{{done}} of 9' } });
    const say = t('en-US');
    expect([say('todo'), say('todo')]).toEqual(['To-do', 'To-do']);
    expect([getResource.mock.calls.length, look.mock.calls.length]).toEqual([1, 0]);
    expect([say('count', { done: 1 }), say('count', { done: 2 })]).toEqual(['1 of 9', '2 of 9']);
  });

  it('is found when it comes later', () => {
    const words: Record<string, string> = {};
    const say = speaking({ 'en-US': words }).t('en-US');
    expect(say('late')).toBe('late');
    words['late'] = 'Here now';
    expect(say('late')).toBe('Here now');
  });

  it('is filled where it lies, unless it takes more than words and numbers', () => {
    const { look, t } = speaking({
      'en-US': { done: '{{done}} of 9', more: '{{count}} of {{done}}', list: '{{all, list}}' },
    });
    const say = t('en-US');
    expect([say('done', { done: 3 }), say('done', { done: 'a\u202Eb' })]).toEqual([
      '3 of 9',
      'a[U+202E]b of 9',
    ]);
    expect(look).not.toHaveBeenCalled();
    for (const [key, values] of [
      ['more', { count: 1, done: 2 }],
      ['list', { all: 'a' }],
      ['done', { other: 1 }],
      ['done', { done: 1, other: 1 }],
    ] as const) {
      look.mockClear();
      say(key, { ...values });
      expect(look).toHaveBeenCalledOnce();
    }
  });

  it('is not remembered for another language', () => {
    const { t } = speaking({ 'en-US': { todo: 'To-do' }, 'zh-CN': { todo: '待办' } });
    expect([t('en-US')('todo'), t('zh-CN')('todo')]).toEqual(['To-do', '待办']);
  });
});

const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? keysOf(word, `${before}${key}.`) : [before + key],
  );

it.each(['en-US', 'zh-CN'] as const)('every text of %s is what i18next says', async (language) => {
  const instance = await startI18n(language, wordFiles);
  const theirs = Reflect.get(instance, 't') as (key: string, options: object) => string;
  const keys = Object.entries(instance.getDataByLanguage(language) ?? {}).flatMap(([name, words]) =>
    keysOf(Object(words)).map((key) => ({ name, key })),
  );
  expect(keys.length).toBeGreaterThan(1000);
  for (const { name, key } of keys) {
    const text = theirs(key, { ns: name });
    expect([
      saidBy(instance, language, name)(key),
      saidBy(instance, language, 'translation')(`${name}:${key}`),
    ]).toEqual([text, text]);
    const places = Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, place = '']) => place);
    if (places.length === 0) continue;
    const values = Object.fromEntries(places.map((place, at) => [place, at % 2 === 0 ? `$& ${place}` : at]));
    expect(saidBy(instance, language, name)(key, values)).toBe(theirs(key, { ns: name, ...values }));
  }
});
