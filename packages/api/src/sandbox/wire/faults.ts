import type { CallName } from '../resolvers.ts';

/** What goes wrong with a call. Only one thing goes wrong at a time; `latency` and `times` go with any. */
export interface Fault {
  /** Milliseconds more until the answer. */
  latency?: number;
  /** How many requests it happens to. @default every one */
  times?: number;
  /** The request gets lost: never taken, never answered. */
  timeoutBefore?: boolean;
  /** The answer gets lost: taken, never answered. */
  timeoutAfter?: boolean;
  /** The connection breaks; the request was taken where `taken` says so. */
  drop?: boolean;
  /** An HTTP status in place of an answer, such as 500 or 502; taken where `taken` says so. */
  status?: number;
  /** Whether what was asked for happened all the same, for `drop` and `status`. @default false */
  taken?: boolean;
  /** Refused with this code. */
  code?: string;
  /** The answer, once taken, comes in small pieces over so many milliseconds. */
  drip?: number;
  /** The answer, once taken, is: nothing at all; a page; half of its JSON; no data. */
  emptyBody?: boolean;
  html?: boolean;
  malformed?: boolean;
  emptyObject?: boolean;
}

/** What is set to go wrong, by call or for all of them. */
export interface Faults {
  set(call: CallName | 'all', fault: Fault): void;
  clear(call?: CallName | 'all'): void;
  /** What is set, in the order it was. */
  all(): [call: string, fault: Fault][];
  /** What goes wrong with this request; counts it. */
  take(call: string): Fault | undefined;
}

/** Makes a server with which nothing is wrong yet. A fault of a call goes before one of all calls. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (call, fault) => void faults.set(call, { ...fault }),
    clear(call) {
      if (call === undefined) faults.clear();
      else faults.delete(call);
    },
    all: () => [...faults],
    take(call) {
      const key = faults.has(call) ? call : 'all';
      const fault = faults.get(key);
      if (fault?.times === undefined) return fault;
      if (fault.times <= 1) faults.delete(key);
      else faults.set(key, { ...fault, times: fault.times - 1 });
      return fault.times > 0 ? fault : undefined;
    },
  };
}
