import { createStore } from 'idb-keyval';

/**
 * What this browser keeps beside the two persisted keys: drafts and intents, each under a key that starts with what it
 * is and whose: `['draft', uid, …]`, `['intent', uid, …]`.
 */
export const database = createStore('mpc', 'kept');
