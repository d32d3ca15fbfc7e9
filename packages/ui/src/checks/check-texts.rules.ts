/** Whether a text has more in it than blank space. */
export const isFilled = (text: string): boolean => text.trim() !== '';

/** Whether every character stands on an English keyboard. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Whether a text holds the letters a to z and digits only. */
export const isLettersAndDigits = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text);

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists, written `YYYY-MM-DD`. Such days can be compared as they are. */
export function isDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  if (year === undefined) return false;
  const time = new Date(0);
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day);
}
