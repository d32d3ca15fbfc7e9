import type { Store } from '../keeper.ts';

const shelf = 'lines';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = () => reject(transaction.error ?? new Error('IndexedDB failed'));
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}

/** Keeps a sandbox in this browser, in a database of that name: it is there again after a reload. */
export async function browserStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(shelf, { autoIncrement: true });
  });
  const database = await done(opening);
  const lines = await done(database.transaction(shelf).objectStore(shelf).getAll());

  function write(change: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(shelf, 'readwrite');
    change(transaction.objectStore(shelf));
    return finished(transaction);
  }

  return {
    place: `IndexedDB ${name}`,
    lines: lines as string[],
    append: (line) => write((store) => void store.add(line)),
    replace: (all) =>
      write((store) => {
        store.clear();
        for (const line of all) store.add(line);
      }),
  };
}
