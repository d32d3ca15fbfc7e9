import { describe, expect, it } from 'vitest';
import { everyWord, formsOf } from '../../packages/ui/src/locale/every-word.ts';
import type { Language } from '../../packages/ui/src/locale/words.ts';
import { filesIn, jsonOf } from '../support/sources.ts';
import { commentTexts, paperTexts, storybookTexts } from './prose-texts.ts';
import { sandboxTexts } from './sandbox-texts.ts';
import { chineseFaults, commentFaults, englishFaults, paperFaults } from './word-rules.ts';

type Text = [where: string, text: string];

/** Texts that break a rule of words, by their key or by themselves, and why. */
const allowed = new Map([
  ['updated.detail', 'the specification asks to refresh, product.md with “please”'],
  ['call.revoked', 'an allowance is revoked; only a request is canceled'],
  ['call.unlimited.amount', 'an allowance is revoked'],
  ['call.unlimited.collection', 'an allowance is revoked'],
  ['Revoke sweeping', 'an allowance is revoked'],
  ['allowances.revoke', 'an allowance is revoked'],
  ['allowances.revokeOf', 'an allowance is revoked'],
  ['auth.act.revoke', 'an allowance is revoked'],
  ['auth.actOf.revoke', 'an allowance is revoked'],
  ['auth.headline.revoke', 'an allowance is revoked'],
  ['auth.howTo', 'an allowance is revoked'],
  ['auth.means', 'an allowance is revoked'],
  ['auth.permits.give', 'an allowance is revoked'],
  ['auth.summary.revoke', 'an allowance is revoked'],
  ['coins.removeMeans', 'an allowance is revoked'],
  ['todo.title.equalRightsKey', 'a key is sent by one person to another, not submitted'],
  ['发送人', 'a key is sent by one person to another, not submitted'],
  ['approval.key.sender', 'a key is sent by one person to another, not submitted'],
  ['{{sender}} 向 {{to}} 发送了同权私钥', 'a key is sent by one person to another, not submitted'],
  ['DEPOSITS DISABLED!', 'what not to write, in Foundations/Words'],
]);

const flat = (words: unknown, key = ''): Text[] =>
  typeof words === 'string'
    ? [[key, words]]
    : Object.entries(words as object).flatMap(([name, value]) =>
        flat(value, key === '' ? name : `${key}.${name}`),
      );
const locale = (language: string): Text[] =>
  filesIn(`locales/${language}`).flatMap((path) => flat(jsonOf(path)));
const ownWords = (language: Language): Text[] =>
  Object.entries(everyWord[language]).flatMap(([key, said]) =>
    formsOf(said).map((text): Text => [key, text]),
  );

const sandbox = sandboxTexts();
const storybook = storybookTexts();
const papers = paperTexts();
const english = {
  console: locale('en-US'),
  library: ownWords('en-US'),
  sandbox: sandbox.english,
  Storybook: storybook.english,
};
const chinese = {
  console: locale('zh-CN'),
  library: ownWords('zh-CN'),
  sandbox: sandbox.chinese,
  Storybook: storybook.chinese,
  papers: papers.chinese,
};

const isAllowed = ([where, text]: Text) => allowed.has(where) || allowed.has(text);
const faultsOf = (texts: readonly Text[], rule: (text: string) => string[]) =>
  texts.flatMap((one) =>
    isAllowed(one) ? [] : rule(one[1]).map((fault) => `${one[0]}: ${one[1]} — ${fault}`),
  );

describe('the rules of words', () => {
  it.each(Object.entries(english))('are kept in English by the %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(20);
    expect(faultsOf(texts, englishFaults)).toEqual([]);
  });

  it.each(Object.entries(chinese))('are kept in Chinese by the %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(20);
    expect(faultsOf(texts, chineseFaults)).toEqual([]);
  });

  it('are kept by papers, in the words of the field', () => {
    expect(papers.english.length).toBeGreaterThan(200);
    expect(faultsOf(papers.english, paperFaults)).toEqual([]);
  });

  it.each([
    ['packages/ui', true],
    ['packages/api', false],
    ['packages/console', false],
    ['scripts', false],
    ['tests', false],
  ])('are kept by the comments of %s, those that Storybook shows in its words', (folder, isShown) => {
    expect(faultsOf(commentTexts(folder), (text) => commentFaults(text, { isShown }))).toEqual([]);
  });

  it('are broken by every text that is excused', () => {
    const every = [...Object.values(english), ...Object.values(chinese)].flat();
    const needless = [...allowed.keys()].filter((name) =>
      every.every(
        ([where, text]) =>
          (where !== name && text !== name) || [...englishFaults(text), ...chineseFaults(text)].length === 0,
      ),
    );
    expect(needless).toEqual([]);
  });

  it.each([
    'Refuse this transfer?',
    'Sent along',
    'The whole story',
    'Please retry',
    'Done!',
    'Transfer cancelled',
    'It belongs to another sub-wallet.',
    'Stopped. What it held is free.',
    'Mend your server, then resend',
    'A sentence of more than twenty words is read twice by everyone who has to act on what it says in a hurry.',
  ])('stop “%s”', (text) => {
    expect(englishFaults(text)).not.toEqual([]);
  });

  it.each([
    '「地址」无效',
    '到期 8天后',
    '请输入 金额',
    '已发送',
    '已同意',
    '共{{count}} 笔',
    '地址无效!',
    '请重试,',
  ])('stop “%s”', (text) => {
    expect(chineseFaults(text)).not.toEqual([]);
  });

  it('let words of the glossary pass', () => {
    expect(englishFaults('Awaiting approval. Requested by {{name}}.')).toEqual([]);
    expect(chineseFaults('已提交 {{count}} 笔转账，等待 {{names}} 审批。')).toEqual([]);
  });
});
