import type { Random } from './random.ts';
import type { World } from './world.ts';

interface Event {
  at: number;
  run: () => void;
}

/** A past that is lived through: what is entered for a moment happens at that moment, and the world goes on between. */
export interface History {
  /** Something happens so many milliseconds before the end. */
  ago(ms: number, run: () => void): void;
  /** Lives through everything, up to the end. */
  live(): void;
}

/** Makes the past of a world whose clock stands still before it. */
export function createHistory(world: World, end: number): History {
  const events: Event[] = [];
  return {
    ago(ms, run) {
      events.push({ at: end - ms, run });
    },
    live() {
      events.sort((one, other) => one.at - other.at);
      for (const { at, run } of events) {
        world.clock.step(Math.max(0, at - world.clock.now()));
        run();
      }
      world.clock.step(end - world.clock.now());
    },
  };
}

/** An amount between two bounds with so many digits after the point. */
export function amountBetween(random: Random, low: number, high: number, digits: number): string {
  const scale = 10 ** digits;
  const units = String(random.whole(low * scale, high * scale)).padStart(digits + 1, '0');
  return digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`.replace(/\.?0+$/, '');
}

/** A key as a client would have made it. */
export function requestId(random: Random): string {
  const digits = random.hex(32);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20)].join('-');
}
