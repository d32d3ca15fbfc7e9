import type { LoginRecord } from '@mpc/api';
import { day } from '#shared/durations.ts';

type Login = Pick<LoginRecord, 'id' | 'login_time' | 'result'> & { person: { uid: number } };

/** What is known of earlier sign-ins: all of them from `since` on, or more than one answer holds. */
export interface LoginHistory {
  list: readonly Login[];
  /** Before it nothing is known. */
  since: number;
}

/** How far back the hours of a person are compared. */
export const comparedFor = 90 * day;

/** With fewer earlier sign-ins nearly every hour would be a new one. */
const leastHistory = 10;

/** How an hour stands: used before, never used before, or too little is known to say. */
export type HourState = 'used' | 'unused' | 'unknown';

/** The hour of the day at a place, from 0 to 23. */
export function hourIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return (at) => Number(format.format(at));
}

/**
 * For each sign-in, by its number, whether its person had been let in at that hour of the day in the 90 days before it. Where
 * they are not all known, or few, nothing is said.
 *
 * @param logins - Those that are judged.
 * @param history - Earlier ones; only those that succeeded count.
 * @param timeZone - Whose hours count: an IANA name.
 */
export function unusualHours(
  logins: readonly Login[],
  history: LoginHistory,
  timeZone: string,
): ReadonlyMap<number, HourState> {
  const hourOf = hourIn(timeZone);
  const before = history.list
    .filter(({ result }) => result === 1)
    .map(({ id, login_time: at, person: { uid } }) => ({ id, at, uid, hour: hourOf(at) }));
  const stateOf = ({ id, login_time: at, person: { uid } }: Login): HourState => {
    if (history.since > at - comparedFor) return 'unknown';
    const earlier = before.filter(
      (one) => one.uid === uid && one.id !== id && one.at < at && one.at >= at - comparedFor,
    );
    if (earlier.length < leastHistory) return 'unknown';
    return earlier.some(({ hour }) => hour === hourOf(at)) ? 'used' : 'unused';
  };
  return new Map(logins.map((login) => [login.id, stateOf(login)]));
}

/** From when an answer knows all: from where it was asked on, or, where it does not hold all of it, from the oldest it has. */
export function knownSince(
  answer: { list: readonly Pick<Login, 'login_time'>[]; count: number },
  askedFrom: number,
): number {
  if (answer.list.length >= answer.count) return askedFrom;
  // Of that moment itself there may be more.
  return answer.list.reduce((oldest, { login_time }) => Math.min(oldest, login_time), Infinity) + 1;
}
