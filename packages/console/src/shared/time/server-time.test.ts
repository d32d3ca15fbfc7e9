import { beforeEach, expect, it, vi } from 'vitest';
import { minute } from '#shared/durations.ts';
import { currentTime, learnTime, offsetOf, serverTimeOf, useAhead, wrongClock } from './server-time.ts';

const device = Date.UTC(2026, 10, 20, 9, 30);
const offset = () => offsetOf(useAhead.getState().ahead);
const steps = () => wrongClock(useAhead.getState().ahead);

/** An answer that took so long, from a server whose clock is so far ahead. */
function answer(ahead: number, took = 100, at = device): void {
  const written = at + took / 2 + ahead;
  learnTime({ server: written - (written % 1000), sentAt: at, receivedAt: at + took });
}

beforeEach(() => {
  useAhead.setState({ ahead: null });
  vi.useFakeTimers({ toFake: ['Date'], now: device });
  return () => vi.useRealTimers();
});

it('is the device’s time until an answer says a date, and as long as all agree with it', () => {
  expect(currentTime()).toBe(device);
  answer(0);
  answer(0, 4000);
  expect(currentTime()).toBe(device);
});

it('is the server’s time where the device’s clock is off, in either direction', () => {
  answer(-3 * minute);
  expect(Math.abs(offset() + 3 * minute)).toBeLessThanOrEqual(600);
  expect(currentTime()).toBe(device + offset());
  expect(serverTimeOf(device - minute)).toBe(currentTime() - minute);
});

it('is known the better the more answers there are, and a slow one makes nothing worse', () => {
  answer(5 * minute, 8000);
  const first = useAhead.getState().ahead;
  for (let ms = 0; ms < 1000; ms += 90) answer(5 * minute, 40, device + ms);
  const { ahead } = useAhead.getState();
  answer(5 * minute, 9000);
  expect(useAhead.getState().ahead).toEqual(ahead);
  expect((ahead?.most ?? 0) - (ahead?.least ?? 0)).toBeLessThan(200);
  expect((first?.most ?? 0) - (first?.least ?? 0)).toBeGreaterThan(8000);
  expect(Math.abs(offset() - 5 * minute)).toBeLessThan(100);
});

it('follows a clock that is set while the page is open', () => {
  answer(0);
  answer(10 * minute);
  expect(Math.abs(offset() - 10 * minute)).toBeLessThanOrEqual(600);
  answer(0);
  expect(offset()).toBe(0);
});

it('calls a clock wrong once it is so for sure, and keeps to it while answers tell more', () => {
  // The middle of what the first answer leaves open is more than half a minute off, the truth is not.
  learnTime({ server: device + 27_000, sentAt: device - 8000, receivedAt: device });
  expect([Math.abs(offset()) > 30_000, steps()]).toEqual([true, 0]);
  answer(29_000);
  expect(steps()).toBe(0);

  for (const sign of [1, -1]) {
    useAhead.setState({ ahead: null });
    const seen = [8000, 3000, 900, 40].map((took) => {
      answer(sign * 31_000, took);
      return Math.abs(steps());
    });
    expect([seen, Math.sign(steps())]).toEqual([[0, 0, 1, 1], sign]);
  }
});
