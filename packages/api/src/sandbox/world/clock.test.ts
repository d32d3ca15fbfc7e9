import { describe, expect, it } from 'vitest';
import { createClock, type Job } from './clock.ts';

function setUp(start = 1000) {
  let real = 50_000;
  const ran: [id: Job['id'], at: number][] = [];
  const clock = createClock(
    () => real,
    start,
    (job) => {
      ran.push([job.id, clock.now()]);
      if (job.id === 'again') clock.schedule({ at: clock.now() + 10, kind: 'order.block', id: 'later' });
    },
  );
  const pass = (ms: number) => (real += ms);
  return { clock, ran, pass };
}

const job = (at: number, id: string): Job => ({ at, kind: 'order.block', id });

describe('the clock', () => {
  it('stands still until it is set going, and then runs as fast as it is told', () => {
    const { clock, pass } = setUp();
    pass(500);
    expect([clock.now(), clock.frozen]).toEqual([1000, true]);
    clock.speed(1);
    pass(500);
    expect([clock.now(), clock.frozen]).toEqual([1500, false]);
    clock.speed(60);
    pass(1000);
    expect(clock.now()).toBe(61_500);
    clock.freeze();
    pass(1000);
    expect(clock.now()).toBe(61_500);
  });

  it('runs what has fallen due in order, each at its own moment, also what is only then asked for', () => {
    const { clock, ran } = setUp();
    clock.schedule(job(1300, 'third'));
    clock.schedule(job(1100, 'again'));
    clock.schedule(job(1300, 'fourth'));
    clock.schedule(job(1111, 'second'));
    clock.schedule(job(2000, 'not yet'));
    clock.step(500);
    expect(ran).toEqual([
      ['again', 1100],
      ['later', 1110],
      ['second', 1111],
      ['third', 1300],
      ['fourth', 1300],
    ]);
  });

  it('runs it at the next look, not by itself', () => {
    const { clock, ran, pass } = setUp();
    clock.speed(1);
    clock.schedule(job(1100, 'one'));
    pass(200);
    expect(ran).toEqual([]);
    expect(clock.now()).toBe(1200);
    expect(ran).toEqual([['one', 1100]]);
  });
});
