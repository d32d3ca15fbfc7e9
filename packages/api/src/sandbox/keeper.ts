import { createChronicler, replay, wholeWorld, type ChronicleLine } from './world/chronicle.ts';
import type { World } from './world/world.ts';
import type { Held, Sessions } from './wire/sessions.ts';

/** Where a sandbox keeps its world between two lives of the program: lines of text, added one by one. */
export interface Store {
  /** Where that is, for people. */
  readonly place: string;
  /** What was kept, whole lines only; none at first. */
  readonly lines: readonly string[];
  /** Adds a line; what was added survives the end of the program, however sudden. */
  append(line: string): void | Promise<void>;
  /** Puts these lines in the place of all there were, at once or not at all. */
  replace(lines: readonly string[]): void | Promise<void>;
}

/** Which world is kept: one of another number, size or format is another world. */
export interface Heading {
  format: 1;
  seed: number;
  size: string;
}

interface Line {
  world: ChronicleLine;
  sessions: Held[];
}

/** So many changes are told one by one before the world is written anew. */
const linesAtMost = 20_000;

/** Fills an empty world, and the register of who is signed in, with what was kept; false where nothing was. */
export function bringBack(store: Store, heading: Heading, world: World, sessions: Sessions): boolean {
  const [first, ...rest] = store.lines;
  if (first === undefined) return false;
  const { format, seed, size } = JSON.parse(first) as Heading;
  if (format !== heading.format || seed !== heading.seed || size !== heading.size)
    throw new Error(
      `What was kept is another world: size ${size}, seed ${seed}, format ${format}. Ask for that one, or keep this one elsewhere.`,
    );
  const lines = rest.map((line) => JSON.parse(line) as Line);
  replay(
    world,
    lines.map((line) => line.world),
  );
  sessions.restore(lines.at(-1)?.sessions ?? []);
  return true;
}

/** What has happened could not be written down. It is tried again with every request. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';

  constructor(place: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The state could not be saved to ${place}: ${why}. Every request tries again; until then, changes are lost when the sandbox stops.`,
      { cause },
    );
  }
}

/** Keeps what changes in a world from now on. */
export function createKeeper(store: Store, heading: Heading, world: World, sessions: Sessions) {
  const text = (line: ChronicleLine) => JSON.stringify({ world: line, sessions: sessions.state() });
  const whole = () => store.replace([JSON.stringify(heading), text(wholeWorld(world))]);
  const chronicler = createChronicler(world);
  let signedIn = '';
  let count = 0;
  let hasFailed = false;

  async function write(next?: string, before?: Promise<void>): Promise<void> {
    if (before !== undefined) await before.catch(() => undefined);
    const isWhole = next === undefined || hasFailed || count % linesAtMost === 0;
    try {
      await (isWhole ? whole() : store.append(next));
      hasFailed = false;
    } catch (error) {
      // Half a line may stand there now: the next write begins anew.
      hasFailed = true;
      throw new NotSaved(store.place, error);
    }
  }

  // One after the other, also where writing takes time.
  let writing = write();
  writing.catch(() => undefined);

  return {
    /** Writes down what has changed since; done when it is safe, and rejected with NotSaved while it is not. */
    keep(): Promise<void> {
      const { line, isSame } = chronicler.take();
      const now = JSON.stringify(sessions.state());
      if (isSame && now === signedIn && !hasFailed) return writing;
      signedIn = now;
      count += 1;
      const next = text(line);
      writing = write(next, writing);
      return writing;
    },
  };
}
