import { minute } from '#shared/durations.ts';
const two = (number: number): string => String(Math.trunc(Math.abs(number))).padStart(2, '0');

/** A moment as ISO 8601 has it, to the second, in the reader's zone and with that zone: 2026-03-01T09:30:00+08:00. */
export function isoWithZone(at: number): string {
  const offset = -new Date(at).getTimezoneOffset();
  const local = new Date(at + offset * minute).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`;
}
