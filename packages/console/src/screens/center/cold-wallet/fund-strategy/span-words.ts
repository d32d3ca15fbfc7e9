import type { TFunction } from 'i18next';

/** How long something takes, in its two largest units: "45 min", "2 h 15 min", "3 d 4 h". */
export function spanWords(minutes: number, t: TFunction<'coldWallet'>): string {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / 1440);
  const hours = Math.floor(whole / 60) % 24;
  if (days > 0)
    return hours === 0 ? t('strategy.span.days', { days }) : t('strategy.span.daysHours', { days, hours });
  if (hours === 0) return t('strategy.span.minutes', { minutes: whole });
  return whole % 60 === 0
    ? t('strategy.span.hours', { hours })
    : t('strategy.span.hoursMinutes', { hours, minutes: whole % 60 });
}
