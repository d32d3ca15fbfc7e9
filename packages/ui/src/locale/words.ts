import { isolateIn } from '../format/isolate-text.ts';
import type { approvalWords } from './approval-words.ts';
import type { copyWords } from './copy-words.ts';
import type { dateTimeWords } from './date-time-words.ts';
import type { diffWords } from './diff-words.ts';
import { enUS } from './en-us.ts';
import type { fileWords } from './file-words.ts';
import type { menuWords } from './menu-words.ts';
import type { optionWords } from './option-words.ts';
import type { qrWords } from './qr-words.ts';
import type { sortWords } from './sort-words.ts';
import type { transferWords } from './transfer-words.ts';
import { zhCN } from './zh-cn.ts';

/** A sentence in the forms that a number asks for: `1 day`, `2 days`. */
export interface Plural {
  /** The language whose rules choose, such as `en` or `ar`. */
  code: string;
  /** The place of the sentence whose number chooses, such as `count`. */
  by: string;
  /** Those that the language has. Where one is missing, it is `other`. */
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
}

/** What is said with values in its places, in one form or several. */
export type Sentence = string | Plural;

/** What a language has to say: where one of the library's has a place to fill, there may be several forms. */
export type Spoken<Said> = {
  readonly [Key in keyof Said]: Said[Key] extends `${string}{${string}` ? Sentence : string;
};

/** The words that several components say, or that are there from the start. */
export type SharedWords = Spoken<typeof zhCN>;

type OwnWords = typeof approvalWords &
  typeof copyWords &
  typeof dateTimeWords &
  typeof diffWords &
  typeof fileWords &
  typeof menuWords &
  typeof optionWords &
  typeof qrWords &
  typeof sortWords &
  typeof transferWords;

/** Every word the library itself says. Words about the product come in as props. */
export type Words = SharedWords & Spoken<OwnWords['zh-CN']>;

/** The languages that the library speaks. */
export type Language = 'en-US' | 'zh-CN';

/** Another language than those: its code, as `Intl` takes it, and every word in it. */
export interface Locale {
  /** Such as `ar` or `pt-BR`: dates, numbers, lists and the direction of writing follow it. */
  code: string;
  words: Words;
}

export const words: Record<Language, SharedWords> = { 'en-US': enUS, 'zh-CN': zhCN };

/** The form for its number, which may be grouped. */
function formOf({ code, by, forms }: Plural, values: Record<string, string | number>): string {
  const number = Number(String(values[by]).replaceAll(',', ''));
  return forms[new Intl.PluralRules(code).select(number)] ?? forms.other;
}

/** Replaces `{name}` in one of the library's sentences. */
export function fill(said: Sentence, values: Record<string, string | number>): string {
  const sentence = typeof said === 'string' ? said : formOf(said, values);
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isolateIn(sentence, String(values[name] ?? whole)),
  );
}
