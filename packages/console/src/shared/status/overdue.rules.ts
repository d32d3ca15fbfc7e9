import type { TFunction } from 'i18next';
import { day } from '#shared/durations.ts';

/** Since when a bill is overdue, in words; null while it is not. */
export function sayOverdue(t: TFunction, due: number, now: number): string | null {
  if (due === 0 || due >= now) return null;
  const count = Math.floor((now - due) / day);
  return count === 0 ? t('wallets.overdueToday') : t('wallets.overdueDays', { count });
}
