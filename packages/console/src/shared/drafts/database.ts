import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * What this browser keeps beside the two persisted keys: drafts, intents, refunds, addresses that were shown, the
 * commands it sent, tools that were taken and dry runs, each under a key that starts with what it is and whose: `['draft', uid, …]`, `['intent', uid, …]`,
 * `['refund', uid, …]`, `['refunded', uid, …]`, `['collection', uid, …]`,
 * `['coldWallet.createTask', uid, …]`, `['address', uid, …]`, `['command', uid, …]`, `['shown', uid, …]`, `['tool', uid, …]`,
 * `['dryRun', uid, …]`.
 */
export const database = createStore('mpc', 'kept');

/** Everything of one kind that is kept of a person, with its keys. Nothing is known of either but where they lie. */
export const keptOf = (
  kind: 'intent' | 'command' | 'shown' | 'refund' | 'refunded' | 'collection' | 'coldWallet.createTask',
  uid: number,
): Promise<{ key: IDBValidKey; kept: unknown }[]> =>
  database('readonly', async (store) => {
    // An array sorts behind every number and text, so this is where the keys of the person end.
    const all = IDBKeyRange.bound([kind, uid], [kind, uid, []]);
    const [keys, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys(all)),
      promisifyRequest<unknown[]>(store.getAll(all)),
    ]);
    return keys.map((key, at) => ({ key, kept: kept[at] }));
  });
