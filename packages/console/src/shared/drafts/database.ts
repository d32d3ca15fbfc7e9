import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * What this browser keeps beside the two persisted keys: drafts, intents and the commands it sent, each under a key that
 * starts with what it is and whose: `['draft', uid, …]`, `['intent', uid, …]`, `['command', uid, …]`.
 */
export const database = createStore('mpc', 'kept');

/** Everything of one kind that is kept of a person. */
export const keptOf = <Kept>(kind: 'draft' | 'intent' | 'command', uid: number): Promise<Kept[]> =>
  database('readonly', (store) =>
    // An array sorts behind every number and text, so this is where the keys of the person end.
    promisifyRequest<Kept[]>(store.getAll(IDBKeyRange.bound([kind, uid], [kind, uid, []]))),
  );
