import { mutationOptions, queryOptions, type DefaultOptions, type QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { DomainName } from './domain-name.ts';
import type { Command, Endpoint, Query } from './endpoint.ts';
import { Refusal } from './envelope.ts';
import { clientErrorKind } from './outcome.ts';
import { minute } from './durations.ts';

/**
 * Five minutes: for how long an answer that hardly changes serves its readers, counted from when it was written; and after
 * how long without a reader any answer is forgotten.
 */
export const cacheLifetime = 5 * minute;

/** For how long an answer serves the next reader. */
const fresh = 5_000;

interface Asked {
  state: { error: unknown; errorUpdatedAt: number };
}

/** A key of `keyOf`, or the start of some: of a domain, of one of its calls, of one question. */
export type CallKey =
  | readonly [domain: DomainName]
  | readonly [domain: DomainName, path: Endpoint['path'], params?: unknown];

/** What `write` tells the cache of a command. */
export interface CommandMeta extends Record<string, unknown> {
  /** The domains it changes: its own first. */
  refreshes: readonly DomainName[];
}

/** Where an answer is kept in the cache. */
export function keyOf<Params>(endpoint: Endpoint<'query' | 'command', Params>, params?: Params): QueryKey {
  return params === undefined ? [endpoint.domain, endpoint.path] : [endpoint.domain, endpoint.path, params];
}

/**
 * How often a reading call is tried: three times more where nothing was answered, after 1, 2 and 4 seconds, never
 * longer than 30. A refusal is an answer, and an answer about something else is a stop. Answers leave the cache five minutes after their last reader.
 */
export const queryDefaults = {
  queries: {
    retry: (failures: number, error: unknown) => {
      const kind = clientErrorKind(error);
      const isFinal = kind === null || kind === 'cancelled' || kind === 'badRequest' || kind === 'mismatch';
      return failures < 3 && !isFinal;
    },
    // A refusal is an answer, so it serves the next reader for as long as any other.
    retryOnMount: ({ state: { error, errorUpdatedAt } }: Asked) =>
      !(error instanceof Refusal && Date.now() - errorUpdatedAt < fresh),
    retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
    gcTime: cacheLifetime,
    staleTime: fresh,
  },
  mutations: { retry: false, networkMode: 'always', gcTime: 0 },
} satisfies DefaultOptions;

/** Ties the contract to TanStack Query: `read` for useQuery, `write` for useMutation. */
export function createQueries(client: Client) {
  /** Options of a reading call, for useQuery and its kin. The key, the function and canceling are derived. */
  const read = <Params, Data>(endpoint: Query<Params, Data>, params: Params) =>
    queryOptions({
      queryKey: keyOf(endpoint, params),
      queryFn: ({ signal }) => client.call(endpoint, params, { signal }),
    });

  /** Options of a changing call, for useMutation: sent once, even offline, and never again by the program. */
  const write = <Params, Data>(endpoint: Command<Params, Data>) =>
    mutationOptions({
      mutationKey: keyOf(endpoint),
      mutationFn: (params: Params) => client.call(endpoint, params),
      retry: false,
      networkMode: 'always',
      meta: { refreshes: [endpoint.domain, ...endpoint.refreshes] } satisfies CommandMeta,
    });

  return { read, write };
}
