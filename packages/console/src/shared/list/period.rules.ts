import { codec } from './codec.ts';
import { day as oneDay } from '#shared/durations.ts';

/** A first and a last day, both included, as `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** So many days of the reader, today included. */
export const presets = ['today', '7d', '30d', '90d'] as const;

/** How far back: a number of days up to today, or days of one's own. */
export type Period = (typeof presets)[number] | Days;

/** The most days a period of one's own has. */
export const longestPeriod = 366;

const daysBefore = { today: 0, '7d': 6, '30d': 29, '90d': 89 } as const;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day there is: some readers of dates take 30 February for 2 March, others throw. */
function isDay(day: string): boolean {
  const at = /^2\d{3}-\d\d-\d\d$/.test(day) ? midnight(day) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** Two days, the first not after the last, and no further apart than this; null where they are not. */
export function daysBetween(from: string | null, to: string | null, longest = Infinity): Days | null {
  if (from === null || to === null || !isDay(from) || !isDay(to) || from > to) return null;
  return midnight(to) - midnight(from) < longest * oneDay ? { from, to } : null;
}

const daysIn = (text: string, longest?: number): Days | null => {
  const [from = '', to = '', ...more] = text.split('..');
  return more.length > 0 ? null : daysBetween(from, to, longest);
};

const written = ({ from, to }: Days): string => `${from}..${to}`;

/** A period in the address: `90d`, or `2026-01-05..2026-03-01`. */
export const period = () =>
  codec<Period>({
    fallback: '30d',
    read: (text) => presets.find((preset) => preset === text) ?? daysIn(text, longestPeriod) ?? undefined,
    write: (value) => (typeof value === 'string' ? value : written(value)),
  });

/** A first and a last day in the address, as `2026-01-05..2026-03-01`; null for any day. */
export const days = () =>
  codec<Days | null>({
    fallback: null,
    read: (text) => daysIn(text) ?? undefined,
    write: (value) => (value === null ? '' : written(value)),
  });

/** When the first day begins of a period that ends with the day that began at `today`. */
function firstOf(preset: (typeof presets)[number], today: number): Date {
  const first = new Date(today);
  first.setDate(first.getDate() - daysBefore[preset]);
  return first;
}

/** The bounds of a period: whole days of the reader, the one that began at `today` included. */
export function boundsOf(value: Period, today: number): { start_time: number; end_time?: number };
export function boundsOf(value: Days | null): { start_time?: number; end_time?: number };
export function boundsOf(value: Period | null, today = 0) {
  if (value === null) return {};
  if (typeof value === 'string') return { start_time: firstOf(value, today).getTime() };
  const after = new Date(`${value.to}T00:00:00`);
  after.setDate(after.getDate() + 1);
  return { start_time: new Date(`${value.from}T00:00:00`).getTime(), end_time: after.getTime() - 1 };
}

const two = (number: number): string => String(number).padStart(2, '0');

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Days of one's own as they are when they are chosen: those of a preset. */
export const daysOf = (preset: (typeof presets)[number], today: number): Days => ({
  from: dayOf(firstOf(preset, today)),
  to: dayOf(new Date(today)),
});
