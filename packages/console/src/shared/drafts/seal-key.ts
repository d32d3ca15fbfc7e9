import { createStore, promisifyRequest } from 'idb-keyval';

// Apart from what it seals, so that forgetting records never means forgetting the key.
const keys = createStore('mpc-key', 'key');
const name = 'seal';

const isKey = (kept: unknown): kept is CryptoKey => kept instanceof CryptoKey && !kept.extractable;

/**
 * The key that seals what this browser keeps: HMAC with SHA-256, of which no program can read the bytes. It is made once,
 * and the same for every tab. One that is no such key any more is replaced, and what it sealed is sealed no longer.
 */
export async function sealKey(): Promise<CryptoKey> {
  const kept = await keys('readonly', (store) => promisifyRequest<unknown>(store.get(name)));
  if (isKey(kept)) return kept;
  const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return keys('readwrite', async (store) => {
    // Another tab may have made one meanwhile.
    const first = await promisifyRequest<unknown>(store.get(name));
    if (isKey(first)) return first;
    await promisifyRequest(store.put(made, name));
    return made;
  });
}
