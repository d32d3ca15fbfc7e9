import { joinParts } from '../../format/join-parts.ts';
import { day, hour, minute, second } from '../../internal/durations.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20 14:02:11 (UTC+8)` in the reader's time zone, or without seconds and offset when short. */
export function formatTime(date: Date, kind: 'full' | 'short'): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const minute = `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
  return kind === 'short'
    ? minute
    : `${minute}:${two(date.getSeconds())} (${formatOffset(-date.getTimezoneOffset())})`;
}

/** The same shape in UTC, for whoever does not know the reader's zone. */
export const formatUtcTime = (date: Date, kind: 'full' | 'short'): string =>
  kind === 'short' ? formatUtc(date).slice(0, 16) : formatUtc(date).replace('UTC', '(UTC)');

/** `2026-11-20 06:02:11 UTC`. */
export const formatUtc = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** `UTC+8`, `UTC-3:30` or `UTC`, from minutes east of Greenwich. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${two(size % 60)}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const;

/** "3 minutes ago" or "in 2 days", in the largest unit that is full; `distance` is negative for the past. */
export function formatRelative(distance: number, language: string): string {
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? units[3];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return joinParts(format.formatToParts(Math.trunc(distance / length), unit));
}
