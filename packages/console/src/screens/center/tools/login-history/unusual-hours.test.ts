import { describe, expect, it } from 'vitest';
import { day, hour } from '#shared/durations.ts';
import { hourIn, knownSince, unusualHours } from './unusual-hours.rules.ts';

const at = (text: string) => Date.parse(text);
let next = 1;
const login = (login_time: number, uid = 1, result: 0 | 1 = 1) => ({
  id: next++,
  login_time,
  result,
  person: { uid },
});
/** So many sign-ins, one a day before a moment, at its hour and some hours off. */
const habit = (moment: number, off: number, uid = 1) =>
  Array.from({ length: 12 }, (_, days) => login(moment - (days + 1) * day + off * hour, uid));

const judge = (judged: ReturnType<typeof login>, list: ReturnType<typeof login>[], zone = 'UTC', since = 0) =>
  unusualHours([judged], { list, since }, zone).get(judged.id);

describe('hours of sign-ins', () => {
  const noon = at('2026-05-10T12:30:00Z');

  it('marks an hour at which the person was never let in', () => {
    expect(judge(login(noon), habit(noon, -2))).toBe('unused');
    expect(judge(login(noon), habit(noon, 0))).toBe('used');
  });

  it('compares a person with nobody else, and with no try that failed', () => {
    expect(judge(login(noon), [...habit(noon, -2), ...habit(noon, 0, 2)])).toBe('unused');
    expect(judge(login(noon), [...habit(noon, -2), login(noon - day, 1, 0)])).toBe('unused');
  });

  it('compares with what was before it, of 90 days', () => {
    expect(judge(login(noon), [...habit(noon, -2), login(noon + day)])).toBe('unused');
    expect(judge(login(noon), [...habit(noon, -2), login(noon - 91 * day)])).toBe('unused');
    expect(judge(login(noon), [...habit(noon, -2), login(noon - 90 * day)])).toBe('used');
  });

  it('says nothing where too little is known', () => {
    expect(judge(login(noon), habit(noon, -2).slice(0, 9))).toBe('unknown');
    expect(judge(login(noon), habit(noon, -2), 'UTC', noon - 30 * day)).toBe('unknown');
  });

  it('goes by the clock of the place, also where its hours begin in between', () => {
    expect(hourIn('Asia/Kolkata')(at('2026-05-10T18:29:00Z'))).toBe(23);
    expect(hourIn('Asia/Kolkata')(at('2026-05-10T18:30:00Z'))).toBe(0);
    const [one, other] = [at('2026-05-10T18:10:00Z'), at('2026-05-10T18:40:00Z')];
    expect(judge(login(other), habit(one, 0), 'UTC')).toBe('used');
    expect(judge(login(other), habit(one, 0), 'Asia/Kolkata')).toBe('unused');
  });

  it('takes 9 in the morning for the same hour in summer and winter', () => {
    // Clocks go forward on 29 March 2026 in Lisbon: 09:30 is 09:30 UTC before and 08:30 UTC after.
    const before = Array.from({ length: 12 }, (_, days) => login(at('2026-03-10T09:30:00Z') + days * day));
    const after = login(at('2026-04-02T08:30:00Z'));
    expect(judge(after, before, 'Europe/Lisbon')).toBe('used');
    expect(judge(after, before, 'UTC')).toBe('unused');
  });

  it('takes both hours of a night that has one twice for one', () => {
    // Clocks go back on 25 October 2026 in Lisbon: 00:30 UTC and 01:30 UTC are both 01:30.
    const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')];
    expect(hourIn('Europe/Lisbon')(first)).toBe(1);
    expect(hourIn('Europe/Lisbon')(second)).toBe(1);
  });
});

it('knows all from where it was asked on, or from the oldest that one answer holds', () => {
  const list = [login(300), login(200)];
  expect(knownSince({ list, count: 2 }, 100)).toBe(100);
  expect(knownSince({ list, count: 9 }, 100)).toBe(201);
  expect(knownSince({ list: [], count: 3 }, 100)).toBe(Infinity);
});
