import { everyWord } from './every-word.ts';
import type { Locale } from './words.ts';

/** Never run: what is claimed here is claimed to the compiler. */
export const whole: Locale = { code: 'ar', words: { ...everyWord['en-US'], close: 'إغلاق' } };

const { close: _, ...rest } = everyWord['en-US'];

export const lacking: Locale = {
  code: 'ar',
  // @ts-expect-error A word is missing.
  words: rest,
};

export const unknown: Locale = {
  code: 'ar',
  // @ts-expect-error Nothing says this word.
  words: { ...everyWord['en-US'], shut: 'إغلاق' },
};

/** Where a place is filled, there may be several forms. */
export const inForms: Locale = {
  code: 'ar',
  words: {
    ...everyWord['en-US'],
    dateRangeLimit: { code: 'ar', by: 'limit', forms: { one: 'يوم واحد على الأكثر', other: '{limit} يومًا' } },
    // @ts-expect-error Nothing is counted here.
    close: { code: 'ar', by: 'count', forms: { other: 'إغلاق' } },
  },
};
