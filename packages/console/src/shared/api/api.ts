import { createClient, type Client, type Drift, type Refusal } from '@mpc/api';
import { createQueries } from '@mpc/api/queries';
import { recorded } from '#shared/command-log/command-log.ts';

type Listener<Event> = (event: Event) => void;

function createBell<Event>() {
  const listeners = new Set<Listener<Event>>();
  return {
    ring: (event: Event) => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener: Listener<Event>) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Rings once for every refusal of the server; app/failure-reactions listens. */
export const failures = createBell<Refusal>();

/** Rings for every difference between an answer and the contract. */
export const drifts = createBell<Drift>();

const plain = createClient({ onFailure: failures.ring, onDrift: drifts.ring });

/**
 * The console's one client. Where the request is sent is fixed here, before any screen's code is loaded; every command
 * is written down before it leaves.
 */
export const client: Client = { call: recorded((...asked) => plain.call(...asked)) };

/** `read(endpoint, params)` for useQuery; `write(endpoint)` for useMutation. */
export const { read, write } = createQueries(client);
