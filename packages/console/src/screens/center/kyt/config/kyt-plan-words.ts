import type { TFunction } from 'i18next';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** A plan in a line: so many screenings within so many days. */
export const planWords = (
  { plan, quota, days }: { plan: string; quota: number; days: number },
  t: TFunction<'kyt'>,
): string => t('config.service.planIs', { plan, quota: exactAmount(String(quota)), count: days });
