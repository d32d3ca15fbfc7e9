import { phone } from './phone/phone.ts';
import { runJob } from './jobs.ts';
import { createApi } from './wire/api.ts';
import { html, toResponse, type Answer } from './wire/answer.ts';
import { control } from './wire/control.ts';
import type { Faults } from './wire/faults.ts';
import { createSessions, type Session } from './wire/sessions.ts';
import { createClock, type Clock } from './world/clock.ts';
import { historyLength, seed as plant } from './world/seed.ts';
import { createWorld, type World } from './world/world.ts';

export interface SandboxOptions {
  /** Another number makes another world. @default 1 */
  seed?: number;
  /** The time it is. @default the real time; a fixed moment while the clock is frozen */
  now?: () => number;
  /** Whether time passes by itself. @default 'real' */
  clock?: 'real' | 'frozen';
  /** Milliseconds every answer takes. @default 0 */
  latency?: number;
}

/** A server of the contract with a world of its own, in this process. */
export interface Sandbox {
  readonly world: World;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Answers any request to the server. */
  fetch(request: Request): Promise<Response>;
  /** The same, before it is a Response: for doors that must keep the cookies. */
  answer(request: Request): Promise<Answer>;
  /** Opens a session without asking over HTTP. */
  signInAs(uid: number): Session;
  /** Forgets everything, sessions and faults too, and starts with a new world. */
  reset(): void;
}

const frozenMoment = Date.UTC(2026, 10, 20, 9, 30);

/** Makes a sandbox. */
export function createSandbox({ seed = 1, now, clock = 'real', latency = 0 }: SandboxOptions = {}): Sandbox {
  const source = now ?? (clock === 'frozen' ? () => frozenMoment : Date.now);
  const sessions = createSessions();

  function begin(): World {
    const end = source();
    const time = createClock(source, end - historyLength, (job) => runJob(world, job));
    const world = createWorld(time, seed);
    plant(world, end);
    if (clock === 'real') time.speed(1);
    return world;
  }

  let world = begin();
  const api = createApi(() => world, sessions, latency);

  const sandbox: Sandbox = {
    get world() {
      return world;
    },
    get clock() {
      return world.clock;
    },
    faults: api.faults,
    async answer(request) {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/api/')) return api.answer(request, url);
      const controlled = { sandbox, sessions, requests: api.requests };
      return (
        (await control(request, url, controlled)) ??
        (await phone(request, url, world)) ??
        html('<!doctype html><title>Not found</title><h1>Not found</h1>', { status: 404 })
      );
    },
    fetch: async (request) => toResponse(await sandbox.answer(request)),
    signInAs: (uid) => sessions.open(uid, world.clock.now()),
    reset() {
      sessions.clear();
      api.reset();
      world = begin();
    },
  };
  return sandbox;
}
