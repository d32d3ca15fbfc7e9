import { enUS } from './en-us.ts';
import type { Locale } from './words.ts';

/** Never run: what is claimed here is claimed to the compiler. */
export const whole: Locale = { code: 'ar', words: { ...enUS, close: 'إغلاق' } };

const { close: _, ...rest } = enUS;

export const lacking: Locale = {
  code: 'ar',
  // @ts-expect-error A word is missing.
  words: rest,
};

export const unknown: Locale = {
  code: 'ar',
  // @ts-expect-error Nothing says this word.
  words: { ...enUS, shut: 'إغلاق' },
};
