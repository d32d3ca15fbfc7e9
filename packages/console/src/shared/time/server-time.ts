import type { ClockReading } from '@mpc/api';
import { create } from 'zustand';
import { second } from '#shared/durations.ts';

/** How far the server's clock is ahead of this device's, in ms: at least, and at most. */
interface Ahead {
  least: number;
  most: number;
}

/** A date header says the second, not its part. */
const partOfSecond = 999;

/** What the answers have told so far; null while none had a date. */
export const useAhead = create<{ ahead: Ahead | null }>()(() => ({ ahead: null }));

/** Narrows down what is known by one more answer: the server wrote it after the question left and before it came. */
export function learnTime({ server, sentAt, receivedAt }: ClockReading): void {
  const { ahead } = useAhead.getState();
  const told = { least: server - receivedAt, most: server + partOfSecond - sentAt };
  const both =
    ahead === null
      ? told
      : { least: Math.max(ahead.least, told.least), most: Math.min(ahead.most, told.most) };
  if (both.least === ahead?.least && both.most === ahead.most) return;
  // Answers that contradict each other: one of the clocks was set meanwhile, and the last one counts.
  useAhead.setState({ ahead: both.least > both.most ? told : both });
}

/** What is added to the device's clock. Nothing where it may be right: no answer had a date, or it agrees with all. */
export const offsetOf = (ahead: Ahead | null): number =>
  ahead === null || (ahead.least <= 0 && ahead.most >= 0) ? 0 : Math.round((ahead.least + ahead.most) / 2);

/** A time of this device's clock, such as when a query was answered, by the server's. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + offsetOf(useAhead.getState().ahead);

/** What time it is, by the server's clock; ms since 1970. Everything that asks for the time asks here. */
export const currentTime = (): number => serverTimeOf(Date.now());

/** How much the device's clock is off for sure, in steps of half a minute; 0 where it may be near enough. Only grows. */
export const wrongClock = (ahead: Ahead | null): number =>
  ahead === null ? 0 : Math.trunc((Math.max(ahead.least, 0) + Math.min(ahead.most, 0)) / (30 * second));
