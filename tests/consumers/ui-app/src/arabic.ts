import type { Locale, Words } from '@mpc/ui';

const some: Partial<Words> = {
  back: 'رجوع',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  pageNext: 'الصفحة التالية',
  pagePrevious: 'الصفحة السابقة',
  pageRange: '{from}–{to} من {count}',
  pagination: 'الصفحات',
};

/** As far as this application shows it; a real one has every word. */
export const arabic: Locale = {
  code: 'ar',
  words: new Proxy(some, { get: (words, key) => Reflect.get(words, key) ?? String(key) }) as Words,
};
