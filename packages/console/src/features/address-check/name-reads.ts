import { addressBook, receiving, type EntryStatus } from '@mpc/api';
import {
  hashKey,
  QueriesObserver,
  useQueryClient,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { whenIdle } from '#shared/freshness/first-view.ts';
import type { NameSources } from './address-names.rules.ts';

const inForce: EntryStatus[] = [2, 5];
const all = { status: inForce, page_no: 1, page_size: 1000 };

/** What knows names: the books, and where our sub-wallets receive on a network. */
export const nameReads = {
  shared: (wallet_id: number) => ({ ...read(addressBook.list, { wallet_id, ...all }), staleTime: minute }),
  personal: () => ({ ...read(addressBook.list, { scope: 'personal', ...all }), staleTime: minute }),
  own: (symbol: string) => ({ ...read(receiving.myAddresses, { symbol }), staleTime: minute }),
};

type NameRead = ReturnType<(typeof nameReads)[keyof typeof nameReads]>;

type DataOf<Options extends NameRead> = Awaited<
  ReturnType<Extract<Options['queryFn'], (...context: never[]) => unknown>>
>;

/** An observer of several takes no notice of what each answers. */
const observed = (options: NameRead) => options as unknown as QueryObserverOptions;

/** What is read while anything shows names. A list shows dozens: all of them share one observer. */
class NameReader {
  readonly #client: QueryClient;
  readonly #observer: QueriesObserver;
  readonly #listeners = new Set<() => void>();
  /** By what it is, each read and how many parts look at it. */
  readonly #wanted = new Map<string, { options: NameRead; users: number }>();
  #isPlanned = false;
  #heard = 0;

  /** The hashes of what is read: dozens of rows ask for the same. */
  readonly #hashes = new Map<string, string>();

  constructor(client: QueryClient) {
    this.#client = client;
    this.#observer = new QueriesObserver(client, []);
    this.#observer.subscribe((results) => {
      const heard = results.reduce((sum, { dataUpdatedAt }) => sum + dataUpdatedAt, 0);
      if (heard === this.#heard) return;
      this.#heard = heard;
      for (const listener of this.#listeners) listener();
    });
  }

  /** What a read answered, by what it is. */
  answer<Options extends NameRead>(key: string, options: () => Options): DataOf<Options> | undefined {
    const hash = this.#hashes.get(key) ?? hashKey(options().queryKey);
    this.#hashes.set(key, hash);
    return this.#client.getQueryCache().get<DataOf<Options>>(hash)?.state.data;
  }

  /** Another number whenever other names may be known. */
  readonly heard = (): number => this.#heard;

  listen(reads: readonly (readonly [key: string, options: NameRead])[], listener: () => void): () => void {
    const count = (one: 1 | -1) => {
      for (const [key, options] of reads) {
        const users = (this.#wanted.get(key)?.users ?? 0) + one;
        if (users > 0) this.#wanted.set(key, { options, users });
        else this.#wanted.delete(key);
      }
      this.#plan();
    };
    this.#listeners.add(listener);
    count(1);
    return () => {
      this.#listeners.delete(listener);
      count(-1);
    };
  }

  /** Names come to rows that stand there already. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    whenIdle(() => {
      this.#isPlanned = false;
      this.#observer.setQueries(Array.from(this.#wanted.values(), ({ options }) => observed(options)));
    });
  }
}

const readers = new WeakMap<QueryClient, NameReader>();

function readerOf(client: QueryClient): NameReader {
  const known = readers.get(client) ?? new NameReader(client);
  readers.set(client, known);
  return known;
}

/** What is known of names on some networks, read and kept up to date while it is looked at. No network: nothing is asked. */
export function useNameSources(
  walletId: number | null,
  bases: readonly string[],
): { books: NameSources['books']; own: (base: string) => NameSources['own'] } {
  const client = useQueryClient();
  const reader = readerOf(client);
  const networks = bases.join(' ');
  const listen = useCallback(
    (listener: () => void) => {
      const asked = networks === '' ? [] : networks.split(' ');
      if (asked.length === 0) return () => {};
      return reader.listen(
        [
          ...(walletId === null ? [] : [[`shared ${walletId}`, nameReads.shared(walletId)] as const]),
          ['personal', nameReads.personal()],
          ...asked.map((base) => [`own ${base}`, nameReads.own(base)] as const),
        ],
        listener,
      );
    },
    [reader, walletId, networks],
  );
  useSyncExternalStore(listen, reader.heard);
  if (networks === '') return { books: [], own: () => undefined };
  return {
    books: [
      walletId === null
        ? undefined
        : reader.answer(`shared ${walletId}`, () => nameReads.shared(walletId))?.list,
      reader.answer('personal', nameReads.personal)?.list,
    ],
    own: (base) => reader.answer(`own ${base}`, () => nameReads.own(base)),
  };
}
