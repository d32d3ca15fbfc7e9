import { minute, second } from '#shared/durations.ts';

/** How long an order is looked for before it is said that there is none, in milliseconds. */
export const searchTime = 5 * minute;

const waitBefore = (check: number) => Math.min(2 ** (check + 1), 30) * second;

/** The wait before check number `done + 1`: 2, 4, 8, 16 and then 30 seconds, for five minutes in all; null after that. */
export function nextWait(done: number): number | null {
  const waited = Array.from({ length: done }, (_, check) => waitBefore(check)).reduce(
    (sum, ms) => sum + ms,
    0,
  );
  return waited >= searchTime ? null : waitBefore(done);
}
