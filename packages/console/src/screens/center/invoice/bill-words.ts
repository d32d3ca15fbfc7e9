import type { BillType } from '@mpc/api';
import { formatTime } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { lookOf } from '#shared/status/look-of.ts';

const types = {
  1: 'type.1',
  2: 'type.2',
  3: 'type.3',
  4: 'type.4',
  5: 'type.5',
  6: 'type.6',
} as const satisfies Record<BillType, string>;

/** What a bill is for; its code where nobody has told us of it. */
export function billTypeWords(type: number, t: TFunction<'invoice'>): string {
  const words = lookOf(types, type);
  return words === null ? String(type) : t(words);
}

const dayText = (at: number): string => formatTime(new Date(at), 'short').slice(0, 10);

/** From which day to which, in the reader's zone; empty for no period. */
export const periodText = (start: number | null, end: number | null): string =>
  start === null || end === null ? '' : `${dayText(start)} – ${dayText(end)}`;
