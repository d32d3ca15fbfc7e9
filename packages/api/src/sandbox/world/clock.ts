/** What happens by itself once its time has come. */
export type JobKind =
  | 'order.broadcast'
  | 'order.block'
  | 'order.expire'
  | 'deposit.block'
  | 'signCode.expire';

/** One thing that will happen, as data: when, what, and to which row. */
export interface Job {
  at: number;
  kind: JobKind;
  id: number | string;
}

/** The time of one world. Reading it first runs the jobs that fell due, in order, each at its own moment. */
export interface Clock {
  now(): number;
  readonly frozen: boolean;
  /** How much faster than real time it runs; 0 while frozen. */
  readonly factor: number;
  freeze(): void;
  /** Moves on by so many milliseconds at once, running what falls due on the way. */
  step(ms: number): void;
  /** Runs, so many times as fast as real time. */
  speed(factor: number): void;
  schedule(job: Job): void;
}

/** Makes a clock that stands still at `start` until its speed is set; `source` is the real time it is driven by. */
export function createClock(source: () => number, start: number, run: (job: Job) => void): Clock {
  const jobs: Job[] = [];
  let base = start;
  let anchor = source();
  let factor = 0;
  let running: number | undefined;

  const raw = () => Math.floor(base + (source() - anchor) * factor);

  function rebase(at: number, nextFactor: number): void {
    base = at;
    anchor = source();
    factor = nextFactor;
  }

  function now(): number {
    if (running !== undefined) return running;
    const until = raw();
    for (let next = jobs[0]; next !== undefined && next.at <= until; next = jobs[0]) {
      jobs.shift();
      running = next.at;
      try {
        run(next);
      } finally {
        running = undefined;
      }
    }
    return until;
  }

  return {
    now,
    get frozen() {
      return factor === 0;
    },
    get factor() {
      return factor;
    },
    freeze: () => rebase(now(), 0),
    step(ms) {
      rebase(raw() + ms, factor);
      now();
    },
    speed: (next) => rebase(now(), next),
    schedule(job) {
      const after = jobs.findIndex((other) => other.at > job.at);
      jobs.splice(after < 0 ? jobs.length : after, 0, job);
    },
  };
}
