import { enUS } from './en-us.ts';
import { zhCN } from './zh-cn.ts';

/** Every word the library itself says. Words about the product come in as props. */
export type Words = { readonly [Key in keyof typeof zhCN]: string };

/** The languages that the library speaks. */
export type Language = 'en-US' | 'zh-CN';

/** Another language than those: its code, as `Intl` takes it, and every word in it. */
export interface Locale {
  /** Such as `ar` or `pt-BR`: dates, numbers, lists and the direction of writing follow it. */
  code: string;
  words: Words;
}

export const words: Record<Language, Words> = { 'en-US': enUS, 'zh-CN': zhCN };

/** Replaces `{name}` in one of the library's sentences. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
