import type { approvalWords } from './approval-words.ts';
import type { copyWords } from './copy-words.ts';
import type { dateTimeWords } from './date-time-words.ts';
import type { diffWords } from './diff-words.ts';
import { enUS } from './en-us.ts';
import type { fileWords } from './file-words.ts';
import type { optionWords } from './option-words.ts';
import type { sortWords } from './sort-words.ts';
import type { transferWords } from './transfer-words.ts';
import { zhCN } from './zh-cn.ts';

/** The words that several components say, or that are there from the start. */
export type SharedWords = { readonly [Key in keyof typeof zhCN]: string };

type OwnWords = typeof approvalWords &
  typeof copyWords &
  typeof dateTimeWords &
  typeof diffWords &
  typeof fileWords &
  typeof optionWords &
  typeof sortWords &
  typeof transferWords;

/** Every word the library itself says. Words about the product come in as props. */
export type Words = SharedWords & Readonly<OwnWords['en-US']>;

/** The languages that the library speaks. */
export type Language = 'en-US' | 'zh-CN';

/** Another language than those: its code, as `Intl` takes it, and every word in it. */
export interface Locale {
  /** Such as `ar` or `pt-BR`: dates, numbers, lists and the direction of writing follow it. */
  code: string;
  words: Words;
}

export const words: Record<Language, SharedWords> = { 'en-US': enUS, 'zh-CN': zhCN };

/** Replaces `{name}` in one of the library's sentences. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
