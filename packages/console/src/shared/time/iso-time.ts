/** A moment in UTC, as ISO 8601 has it; what is no moment stays the number it is. */
export function isoTime(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString();
}
