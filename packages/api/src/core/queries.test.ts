import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { command, domain, query } from './endpoint.ts';
import { createQueries, keyOf, queryDefaults } from './queries.ts';

const { list, one, all, send, pass } = domain('withdrawals', {
  one: query('GET /api/one', {
    params: v.strictObject({ id: v.number() }),
    data: v.strictObject({ id: v.number() }),
    echoes: { id: 'id' },
  }),
  list: query('GET /api/list', { params: v.strictObject({ page: v.number() }), data: v.array(v.string()) }),
  all: query('GET /api/all', { data: v.array(v.string()) }),
  send: command('POST /api/send', { params: v.strictObject({ id: v.number() }), refreshes: ['wallets'] }),
  pass: command('GET /api/pass', { params: v.strictObject({ id: v.number() }) }),
});

let answer: (request: Request) => Promise<Response>;
let times: number[];
const failures: string[] = [];

const reply =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const dropped = () => Promise.reject<Response>(new TypeError('fetch failed'));

let queryClient: QueryClient;
const { read, write } = createQueries(
  createClient({
    baseURL: 'http://server',
    fetch: (input) => {
      times.push(Date.now());
      return answer(input as Request);
    },
    onFailure: (refusal) => failures.push(refusal.code),
  }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
  times = [];
  failures.length = 0;
  queryClient = new QueryClient({ defaultOptions: queryDefaults });
});
afterEach(() => {
  queryClient.clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const troubles = [
  ['status 500', reply('', 500)],
  ['status 502', reply('<html>', 502)],
  ['status 504', reply('', 504)],
  ['an unreadable answer', reply('<html>')],
  ['a time-out', silent],
  ['a closed line', dropped],
] as const;

describe('a reading call', () => {
  it.each(troubles)(
    'is tried three times more after %s, with 1, 2 and 4 seconds between',
    async (_, trouble) => {
      answer = trouble;
      const ended = queryClient
        .fetchQuery({ ...read(list, { page: 1 }), ...queryDefaults.queries })
        .catch(() => 'failed');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await ended).toBe('failed');
      const wait = trouble === silent ? 10_000 : 0;
      const starts = [0, 1000, 3000, 7000].map((start, tries) => start + tries * wait);
      expect(times).toEqual(starts);
    },
  );

  it('never waits longer than 30 seconds', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 60].map(queryDefaults.queries.retryDelay);
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('ends well when a later try is answered', async () => {
    answer = () => (times.length < 3 ? dropped() : reply({ code: '0', data: ['a'] })());
    const ended = queryClient.fetchQuery({ ...read(all, undefined), ...queryDefaults.queries });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended).toEqual(['a']);
    expect(times).toEqual([0, 1000, 3000]);
  });

  it.each([
    ['a refusal', reply({ code: '110055', msg: 'no' })],
    ['status 404', reply('', 404)],
  ])('is not tried again after %s', async (_, trouble) => {
    answer = trouble;
    const ended = queryClient
      .fetchQuery({ ...read(list, { page: 1 }), ...queryDefaults.queries })
      .catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toBe('failed');
    expect(times).toEqual([0]);
  });

  it('is not tried again after an answer about something else, which is kept nowhere', async () => {
    answer = reply({ code: '0', data: { id: 6 } });
    const asked = read(one, { id: 5 });
    const ended = queryClient.fetchQuery({ ...asked, ...queryDefaults.queries }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toBe('failed');
    expect(times).toEqual([0]);
    expect(queryClient.getQueryData(asked.queryKey)).toBeUndefined();
  });

  it('is not sent where its parameters are wrong, nor tried again', async () => {
    const ended = queryClient
      .fetchQuery({ ...read(list, { page: 'x' as unknown as number }), ...queryDefaults.queries })
      .catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toBe('failed');
    expect(times).toEqual([]);
  });

  it('tells of a refusal once, however many look at it', async () => {
    answer = reply({ code: '200005', msg: 'gone' });
    const observers = [1, 2, 3].map(() => new QueryObserver(queryClient, read(list, { page: 1 })));
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(observers.map((observer) => observer.getCurrentResult().status)).toEqual([
      'error',
      'error',
      'error',
    ]);
    expect(failures).toEqual(['200005']);
    expect(times).toEqual([0]);
    for (const stop of stops) stop();
  });

  it('is given up when nobody looks any more', async () => {
    const signals: AbortSignal[] = [];
    answer = (request) => {
      signals.push(request.signal);
      return silent(request);
    };
    const stop = new QueryObserver(queryClient, read(list, { page: 1 })).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });
});

describe.each([
  ['a POST', send],
  ['a GET', pass],
])('a command that is %s', (_, endpoint) => {
  async function run() {
    const observer = new MutationObserver(queryClient, write(endpoint));
    const ended = observer.mutate({ id: 1 }).then(
      () => 'done',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    return ended;
  }

  it.each([...troubles, ['a refusal', reply({ code: '110055', msg: 'no' })] as const])(
    'is sent once, and never again after %s',
    async (_, trouble) => {
      answer = trouble;
      expect(await run()).toBe('failed');
      expect(times).toEqual([0]);
    },
  );

  it('R1: is sent once also where an application asks for retries', async () => {
    queryClient = new QueryClient({ defaultOptions: { mutations: { retry: 3 } } });
    answer = dropped;
    expect(await run()).toBe('failed');
    expect(times).toEqual([0]);
  });

  it('R1: is not kept for later while there is no line', async () => {
    queryClient = new QueryClient();
    onlineManager.setOnline(false);
    answer = dropped;
    expect(await run()).toBe('failed');
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([0]);
  });

  it('is sent every time a person sends it, even twice at once: to prevent that is the form’s part', async () => {
    answer = reply({ code: '0', data: '{}' });
    expect(await Promise.all([run(), run()])).toEqual(['done', 'done']);
    expect(times).toHaveLength(2);
  });
});

describe('keys', () => {
  it('are the domain, the path and the parameters', () => {
    expect(keyOf(list, { page: 1 })).toEqual(['withdrawals', '/api/list', { page: 1 }]);
    expect(keyOf(all)).toEqual(['withdrawals', '/api/all']);
    expect(read(list, { page: 1 }).queryKey).toEqual(keyOf(list, { page: 1 }));
    expect(read(all, undefined).queryKey).toEqual(keyOf(all));
  });

  it('name what a command refreshes: its own domain first', () => {
    expect(write(send).meta).toEqual({ refreshes: ['withdrawals', 'wallets'] });
  });
});
