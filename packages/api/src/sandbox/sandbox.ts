import { phone } from './phone/phone.ts';
import { bringBack, createKeeper, NotSaved, type Heading, type Store } from './keeper.ts';
import { noteSignIn } from './domains/account/note-login.ts';
import { lifecycle } from './lifecycles.ts';
import { createApi } from './wire/api.ts';
import { html, json, toResponse, type Answer } from './wire/answer.ts';
import { control } from './wire/control.ts';
import type { Faults } from './wire/faults.ts';
import { serveFile } from './wire/stand-in-file.ts';
import { createSessions, type Session } from './wire/sessions.ts';
import { replay, wholeWorld, type ChronicleLine } from './world/chronicle.ts';
import { createClock, type Clock } from './world/clock.ts';
import { historyLength, seed as seedWorld, type WorldSize } from './world/seed.ts';
import { createWorld, known, type World } from './world/world.ts';

/** What kind of sandbox it is. */
export interface SandboxOptions {
  /** Another number makes another world. @default 1 */
  seed?: number;
  /** The time it is. @default the real time; a fixed moment while the clock is frozen */
  now?: () => number;
  /** Whether time passes by itself. @default 'real' */
  clock?: 'real' | 'frozen';
  /** Milliseconds every answer takes. @default 0 */
  latency?: number;
  /** How much there is in the world: s is for people, m and l are for measuring. @default 's' */
  size?: WorldSize;
  /** The origin of the console that it answers, for what its own pages open there. @default its own */
  console?: string;
  /** Where the world is kept; without one it ends with the program. */
  store?: Store;
}

/** A server of the contract with a world of its own, in this process. */
export interface Sandbox {
  readonly world: World;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Answers any request to the server. */
  fetch(request: Request): Promise<Response>;
  /**
   * The same, before it is a Response: for doors that must keep the cookies. They say what the body was where they have
   * read it, since a Request that is a GET cannot hold one.
   */
  answer(request: Request, body?: string): Promise<Answer>;
  /** Opens a session without asking over HTTP. */
  signInAs(uid: number): Session;
  /** Forgets everything, sessions and faults too, and starts with a new world. */
  reset(): void;
}

const frozenMoment = Date.UTC(2026, 10, 20, 9, 30);

/** How worlds began that begin again and again, as those of tests do: living through a past takes longer than being told of it. */
const beginnings = new Map<string, ChronicleLine>();

/** Milliseconds a world may be behind the real time, so that it can begin as the one before it did. */
const behindAtMost = 30_000;

/** Makes a sandbox: a new world, or the one that its store kept. */
export function createSandbox({
  seed = 1,
  now,
  clock = 'real',
  latency = 0,
  size = 's',
  console,
  store,
}: SandboxOptions = {}): Sandbox {
  const source = now ?? (clock === 'frozen' ? () => frozenMoment : Date.now);
  const sessions = createSessions();
  const heading: Heading = { format: 1, seed, size };
  const behindHere = now === undefined && clock === 'real' ? behindAtMost : 0;

  function emptyWorld(): World {
    const time = createClock(source, source() - historyLength, ({ kind, id }) =>
      known(lifecycle.jobs[kind], `handler of ${kind}`)(world, id as never),
    );
    return createWorld(time, seed, lifecycle);
  }

  let world = emptyWorld();

  function begin(): void {
    const end = source();
    const name = `${seed}/${size}/${clock}`;
    const earlier = beginnings.get(name);
    const behind = end - (earlier?.clock.at ?? Infinity);
    if (earlier !== undefined && behind >= 0 && behind <= behindHere) replay(world, [earlier]);
    else {
      seedWorld(world, end, size);
      beginnings.set(name, wholeWorld(world));
    }
    if (clock === 'real') world.clock.speed(1);
  }

  if (store === undefined || !bringBack(store, heading, world, sessions)) begin();
  let keeper = store && createKeeper(store, heading, world, sessions);
  const api = createApi(() => world, sessions, latency);

  async function route(request: Request, body?: string): Promise<Answer> {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/api/')) return api.answer(request, url, body);
    const startedWith = { seed, size, state: store?.place, console };
    const controlled = { sandbox, sessions, requests: api.requests, drill: api.drill, startedWith };
    return (
      (await control(request, url, controlled)) ??
      (await phone(request, url, world)) ??
      serveFile(request, url) ??
      html('<!doctype html><title>Not found</title><h1>Not found</h1>', { status: 404 })
    );
  }

  const sandbox: Sandbox = {
    get world() {
      return world;
    },
    get clock() {
      return world.clock;
    },
    faults: api.faults,
    async answer(request, body) {
      try {
        try {
          return await route(request, body);
        } finally {
          // Nothing is answered that would be forgotten.
          await keeper?.keep();
        }
      } catch (error) {
        if (!(error instanceof NotSaved)) throw error;
        return json({ error: error.message }, { status: 500 });
      }
    },
    fetch: async (request) => toResponse(await sandbox.answer(request)),
    signInAs(uid) {
      noteSignIn(world, uid);
      return sessions.open(uid, world.clock.now());
    },
    reset() {
      sessions.clear();
      api.reset();
      world = emptyWorld();
      begin();
      keeper = store && createKeeper(store, heading, world, sessions);
    },
  };
  return sandbox;
}
