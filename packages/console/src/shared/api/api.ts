import {
  account,
  createClient,
  documentCookies,
  type Client,
  type Cookies,
  type Drift,
  type Refusal,
} from '@mpc/api';
import { createQueries } from '@mpc/api/queries';
import { recorded } from '#shared/command-log/recorded.ts';
import { personGuard, tabCookies } from '#shared/session/tab-session.ts';
import { learnTime } from '#shared/time/server-time.ts';
import { counted } from './answers.ts';
import { asOwnPerson, heardInItsSession } from './own-person.ts';

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

/** Rings once for every refusal of the server that is about the session of this tab; app/failure-reactions listens. */
export const failures = createBell<Refusal>();

/** Rings for every difference between an answer and the contract. */
export const drifts = createBell<Drift>();

const plain = createClient({
  cookies: tabCookies,
  onDrift: drifts.ring,
  onClock: learnTime,
});

let newcomer: Cookies = documentCookies;
const asNewcomer = createClient({ cookies: { get: (name) => newcomer.get(name) } });

/** Settles whose session the document holds, where it is not this tab’s own any more. See `personGuard`. */
export const settlePerson = personGuard((cookies) => {
  newcomer = cookies;
  return asNewcomer.call(account.userInfo, undefined);
});

/**
 * The console's one client. Where the request is sent is fixed here, before any screen's code is loaded; it leaves as
 * nobody but the person this tab shows, and every command is written down before.
 */
export const client: Client = {
  call: asOwnPerson(
    recorded(counted(heardInItsSession((...asked) => plain.call(...asked), failures.ring))),
    settlePerson,
    failures.ring,
  ),
};

/** `read(endpoint, params)` for useQuery; `write(endpoint)` for useMutation. */
export const { read, write } = createQueries(client);
