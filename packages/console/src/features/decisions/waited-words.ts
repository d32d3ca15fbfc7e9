import type { TFunction } from 'i18next';
import { day, hour, minute } from '#shared/durations.ts';

/** How long something has waited, in the largest unit that is full: "20 hours". */
export function waitedWords(span: number, t: TFunction): string {
  if (span >= day) return t('approval.waited.days', { count: Math.floor(span / day) });
  if (span >= hour) return t('approval.waited.hours', { count: Math.floor(span / hour) });
  if (span >= minute) return t('approval.waited.minutes', { count: Math.floor(span / minute) });
  return t('approval.waited.moment');
}
