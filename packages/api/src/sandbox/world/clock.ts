/** What happens by itself once its time has come: `<domain>.<what>`, handled by that domain's life. */
type JobKind = `${string}.${string}`;

/** One thing that will happen, as data: when, what, and to which row. */
export interface Job {
  at: number;
  kind: JobKind;
  id: number | string;
}

/** How a clock stands, as plain data. */
export interface ClockState {
  /** Its own time, and the real time then. */
  at: number;
  real: number;
  factor: number;
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
  state(): ClockState;
  /** What is still to happen, soonest first. */
  jobs(): readonly Job[];
  /** What was scheduled since this was last asked. */
  takeScheduled(): Job[];
  /** Stands as it once stood; while it was put away, time passed for a clock that runs. */
  restore(state: ClockState, jobs: readonly Job[]): void;
}

/** Where a job belongs among those that are sorted by their moment; after the ones of the same. */
function placeOf(jobs: readonly Job[], at: number): number {
  let low = 0;
  let high = jobs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((jobs[middle]?.at ?? Infinity) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Makes a clock that stands still at `start` until its speed is set; `source` is the real time it is driven by. */
export function createClock(source: () => number, start: number, run: (job: Job) => void): Clock {
  let jobs: Job[] = [];
  let scheduled: Job[] = [];
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
      jobs.splice(placeOf(jobs, job.at), 0, job);
      scheduled.push(job);
    },
    state: () => ({ at: now(), real: source(), factor }),
    jobs: () => jobs,
    takeScheduled() {
      const taken = scheduled;
      scheduled = [];
      return taken;
    },
    restore(state, saved) {
      jobs = [...saved].sort((one, other) => one.at - other.at);
      scheduled = [];
      base = state.at;
      anchor = state.real;
      factor = state.factor;
    },
  };
}
