import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxiosError } from 'axios';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import type { Drift } from './drift.ts';
import { command, domain, query } from './endpoint.ts';
import { Refusal } from './envelope.ts';
import { clientErrorKind, NotSent, outcomeOf } from './outcome.ts';
import { Amount } from './wire.schema.ts';

const money = domain('withdrawals', {
  balance: query('GET /api/balance', {
    params: v.strictObject({ symbol: v.string(), ids: v.optional(v.array(v.number())) }),
    data: v.strictObject({ list: v.array(v.strictObject({ amount: Amount })) }),
  }),
  pay: command('POST /api/pay', { params: v.strictObject({ amount: Amount, note: v.optional(v.string()) }) }),
  pass: command('GET /api/pass', { params: v.strictObject({ id: v.number() }) }),
});

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let seen: Seen[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let baseURL = '';

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const done = json({ code: '0', msg: '', data: '{}' });

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response, request);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = done;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const jar = { lan: 'zh_CN', openToken: 'secret-token', 'XSRF-TOKEN': 'csrf-1' };
const cookies = { get: (name: string) => (jar as Record<string, string>)[name] };
const clientOf = (options: ClientOptions = {}) =>
  createClient({ baseURL, cookies, timeZone: 'Asia/Singapore', ...options });

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was expected to fail');
    },
    (error: unknown) => error,
  );
}

describe('on the wire', () => {
  const headers = {
    language: 'zh_CN',
    opentoken: 'secret-token',
    'build-cu': 'web',
    timezone: 'Asia/Singapore',
    'content-type': 'application/x-www-form-urlencoded',
    'x-xsrf-token': 'csrf-1',
  };

  it('sends a reading call with its parameters in the query, and the form type all the same', async () => {
    answer = json({ code: '0', msg: '', data: { list: [] } });
    await clientOf().call(money.balance, { symbol: 'ETH & co', ids: [1, 2] });
    expect(seen).toMatchObject([
      { method: 'GET', url: '/api/balance?symbol=ETH+%26+co&ids=1%2C2', headers, body: '' },
    ]);
  });

  it('sends a command as a form', async () => {
    await clientOf().call(money.pay, { amount: '0.1', note: 'a=b&ü' });
    expect(seen).toMatchObject([
      { method: 'POST', url: '/api/pay', headers, body: 'amount=0.1&note=a%3Db%26%C3%BC' },
    ]);
  });

  it('takes the cookies as they are when the call is made, and does without them before sign-in', async () => {
    const held: Record<string, string> = {};
    const client = clientOf({ cookies: { get: (name) => held[name] } });
    await client.call(money.pass, { id: 1 });
    Object.assign(held, { openToken: 'later', lan: 'zh_CN' });
    await client.call(money.pass, { id: 1 });
    expect(seen.map(({ headers: { language, opentoken } }) => [language, opentoken])).toEqual([
      ['en_US', ''],
      ['zh_CN', 'later'],
    ]);
  });

  it('names the forgery header and cookie as it is told', async () => {
    await clientOf({ csrf: { cookie: 'lan', header: 'X-Other' } }).call(money.pass, { id: 1 });
    expect(seen[0]?.headers).toMatchObject({ 'x-other': 'zh_CN' });
    expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('carries amounts of 78 digits to the last one', async () => {
    const client = clientOf();
    const digits = fc.string({
      unit: fc.integer({ min: 1, max: 9 }).map(String),
      minLength: 78,
      maxLength: 78,
    });
    await fc.assert(
      fc.asyncProperty(digits, digits, async (whole, fraction) => {
        seen = [];
        await client.call(money.pay, { amount: `${whole}.${fraction}` });
        expect(seen[0]?.body).toBe(`amount=${whole}.${fraction}`);
      }),
      { numRuns: 25 },
    );
  });

  it('asks no cache, and follows no redirect', async () => {
    const requests: Request[] = [];
    const spy: typeof fetch = (input, init) => {
      requests.push(input as Request);
      return fetch(input, init);
    };
    answer = (response) => response.writeHead(307, { location: '/api/elsewhere' }).end();
    const error = await failureOf(clientOf({ fetch: spy }).call(money.pay, { amount: '1' }));
    expect(clientErrorKind(error)).toBe('network');
    expect(seen.map(({ url }) => url)).toEqual(['/api/pay']);
    expect(requests[0]?.cache).toBe('no-store');
  });
});

describe('answers', () => {
  it('gives back the data; the literal text {} is nothing', async () => {
    answer = json({ code: 0, msg: '', data: { list: [{ amount: '1' }] } });
    expect(await clientOf().call(money.balance, { symbol: 'ETH' })).toEqual({ list: [{ amount: '1' }] });
    answer = done;
    expect(await clientOf().call(money.pay, { amount: '1' })).toBeNull();
  });

  it('keeps a list whole when one amount in it cannot be read', async () => {
    const drifts: Drift[] = [];
    const client = clientOf({ onDrift: (drift) => drifts.push(drift) });
    answer = json({ code: '0', data: { list: [{ amount: '1' }, { amount: 2 }, { amount: '3', extra: 1 }] } });
    expect(await client.call(money.balance, { symbol: 'ETH' })).toEqual({
      list: [{ amount: '1' }, { amount: '⚠' }, { amount: '3', extra: 1 }],
    });
    expect(drifts.map(({ path }) => path)).toEqual(['list.*.amount', 'list.*.extra']);
    await client.call(money.balance, { symbol: 'ETH' });
    expect(drifts).toHaveLength(2);
  });

  it.each([200, 401, 403])(
    'reads a refusal that comes with status %i, and tells of it first',
    async (status) => {
      const order: unknown[] = [];
      answer = json({ code: 110909, msg: 'Sign in', data: { a: 1 } }, status);
      const client = clientOf({ onFailure: (refusal) => order.push(refusal) });
      const error = await failureOf(client.call(money.pay, { amount: '1' })).then((caught) => {
        order.push('caller');
        return caught;
      });
      expect(error).toMatchObject({ code: '110909', msg: 'Sign in', data: { a: 1 }, kind: 'signedOut' });
      expect(error).toBeInstanceOf(Refusal);
      expect(order).toEqual([error, 'caller']);
    },
  );

  it.each([
    ['status 404', (response: ServerResponse) => response.writeHead(404).end('gone'), 'badRequest'],
    ['success under status 400', json({ code: '0', data: null }, 400), 'badRequest'],
    ['status 500', json({ code: '1', msg: 'oops' }, 500), 'badResponse'],
    ['status 502', (response: ServerResponse) => response.writeHead(502).end('<html>'), 'badResponse'],
    ['a page', (response: ServerResponse) => response.end('<html>Sign in</html>'), 'badResponse'],
    ['nothing', (response: ServerResponse) => response.end(), 'badResponse'],
    ['half an answer', (response: ServerResponse) => response.end('{"code":"0","da'), 'badResponse'],
    ['JSON without a code', json({ data: 1 }), 'badResponse'],
    ['a closed line', (response: ServerResponse) => response.destroy(), 'network'],
    [
      'a line closed half-way',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"code"');
        setTimeout(() => response.destroy(), 20);
      },
      'network',
    ],
  ])('calls %s a request without an answer, after one try, unknown to a command', async (_, reply, kind) => {
    const onFailure = vi.fn();
    answer = reply;
    const error = await failureOf(clientOf({ onFailure }).call(money.pay, { amount: '1' }));
    expect(error).toBeInstanceOf(AxiosError);
    expect(clientErrorKind(error)).toBe(kind);
    expect(outcomeOf(error)).toBe('unknown');
    expect(seen).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('prints no session with an error', async () => {
    answer = (response) => response.writeHead(500).end();
    const error = await failureOf(clientOf().call(money.pay, { amount: '1' }));
    expect(JSON.stringify(error)).not.toMatch(/secret-token|csrf-1/);
  });

  it('lets no listener change what became of a call', async () => {
    const thrown: unknown[] = [];
    const keep = (error: unknown) => thrown.push(error);
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', keep);
    const client = clientOf({
      onDrift: () => {
        throw new Error('listener');
      },
    });
    answer = json({ code: '0', data: { list: [], extra: 1 } });
    expect(await client.call(money.balance, { symbol: 'ETH' })).toEqual({ list: [], extra: 1 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
    expect(thrown).toMatchObject([{ message: 'listener' }]);
  });
});

describe('what is never sent', () => {
  it.each([
    ['an amount that is a number', { amount: 1 as unknown as string }],
    ['an amount that is none', { amount: '1e3' }],
    ['an unreadable amount', { amount: '⚠' }],
    ['a parameter nobody knows', { amount: '1', to: 'x' }],
    ['nothing', {} as { amount: string }],
  ])('a command with %s', async (_, params) => {
    const error = await failureOf(clientOf().call(money.pay, params));
    expect(clientErrorKind(error)).toBe('badRequest');
    expect(outcomeOf(error)).toBe('notSent');
    expect(seen).toEqual([]);
  });

  it('a command that somebody in front of the client did not let leave', () => {
    expect(outcomeOf(new NotSent('no record'))).toBe('notSent');
  });

  it.each([
    ['请传入url', { ...money.pay, path: '' as '/api/' }],
    ['请传入method', { ...money.pay, method: '' as 'POST' }],
  ])('a request for which it must say %s, without a dialog', async (message, endpoint) => {
    const onFailure = vi.fn();
    const error = await failureOf(clientOf({ onFailure }).call(endpoint, { amount: '1' }));
    expect(error).toMatchObject({ message });
    expect(outcomeOf(error)).toBe('notSent');
    expect(onFailure).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  });
});

it('stops when it is told to, before and under way', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const { signal } = controller;
  const underWay = await failureOf(clientOf().call(money.pass, { id: 1 }, { signal }));
  expect(clientErrorKind(underWay)).toBe('cancelled');
  expect(seen).toHaveLength(1);
  const before = await failureOf(clientOf().call(money.pass, { id: 1 }, { signal }));
  expect(clientErrorKind(before)).toBe('cancelled');
  expect(seen).toHaveLength(1);
});

it('sends by what sent when it was made, also if a script puts itself between later', async () => {
  const client = createClient({ baseURL, cookies });
  const thief = vi.fn();
  vi.stubGlobal('fetch', thief);
  vi.stubGlobal('XMLHttpRequest', thief);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        thief(input);
        super(input, init);
      }
    },
  );
  await client.call(money.pay, { amount: '1' });
  expect(thief).not.toHaveBeenCalled();
  expect(seen).toMatchObject([{ body: 'amount=1' }]);
});
