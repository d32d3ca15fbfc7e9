import { enUS } from './en-us.ts';
import { zhCN } from './zh-cn.ts';

/** Every word the library itself says. Words about the product come in as props. */
export type Words = { readonly [Key in keyof typeof zhCN]: string };

/** The languages the library speaks. */
export type Language = 'en-US' | 'zh-CN';

export const words: Record<Language, Words> = { 'en-US': enUS, 'zh-CN': zhCN };

/** Replaces `{name}` in one of the library's sentences. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
