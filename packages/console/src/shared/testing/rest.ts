import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * So many turns of the event loop in a row in which nothing happens are rest; and so many are the most that are waited for.
 * Turns are short and code takes its time to load, so after some turns without rest all that is being loaded is waited for.
 */
const turns = { rest: 4, loading: 100, most: 5000 };

/** What may still change by itself. */
export interface Restless {
  /** How often anything was shown anew. */
  commits: () => number;
  /** Whether something is under way. */
  isBusy: () => boolean;
}

/** One turn of the event loop: what waits for nothing happens. */
export const turn = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

/** Lets time pass until something is so, or nothing happens any more; tells whether it came to that. */
export async function untilRest(
  { commits, isBusy }: Restless,
  isSo: () => boolean = () => false,
): Promise<boolean> {
  let quiet = 0;
  for (let all = 0; quiet < turns.rest && !isSo(); all += 1) {
    if (all === turns.most) return false;
    const before = commits();
    await turn();
    quiet = commits() === before && !isBusy() ? quiet + 1 : 0;
    if (quiet < turns.rest && all % turns.loading > 0) continue;
    // A part that is still being loaded shows itself once it is there.
    await act(() => vi.dynamicImportSettled());
    if (commits() > before) quiet = 0;
  }
  return true;
}
