import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../core/codes.ts';
import {
  clientErrorKind,
  createClient,
  outcomeOf,
  Refusal,
  transactions,
  wallets,
  withdrawals,
} from '../index.ts';
import { people, specialAddresses, subWalletIds } from './index.ts';
import { createSandboxServer, type SandboxServer } from './server.ts';
import { headersOf } from './testing.ts';

let server: SandboxServer;
let origin: string;
let close: () => Promise<void>;
let jar: Map<string, string>;

beforeEach(async () => {
  server = createSandboxServer();
  const listening = await server.listen(0);
  ({ close } = listening);
  origin = `http://127.0.0.1:${listening.port}`;
  jar = new Map([['lan', 'en_US']]);
  const answer = await control('sign-in', { uid: people.member.uid });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
});

afterEach(() => close());

function control(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${origin}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const client = () => createClient({ baseURL: origin, cookies: { get: (name) => jar.get(name) } });

const payment = () => ({
  request_id: crypto.randomUUID(),
  sub_wallet_id: subWalletIds.main,
  symbol: 'TUSDT',
  address_to: specialAddresses.ordinary.tron,
  amount: '25',
});

const count = async (keyword: string) =>
  (await client().call(transactions.list, { wallet_id: 1001, keyword })).count;

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

describe('over HTTP', () => {
  it('the client of this package is understood, with the cookies of the sign-in', async () => {
    const lists = await client().call(wallets.subWallets, { wallet_id: 1001 });
    expect(lists.top_sub_wallet_list.map((row) => row.sub_wallet_name)).toEqual(['Main sub-wallet']);
    const { withdraw_id } = await client().call(withdrawals.create, payment());
    expect(await client().call(withdrawals.cancel, { id: withdraw_id, remark: '不用了 ✓ & = +' })).toBeNull();
    const { fail_reason } = await client().call(withdrawals.info, { id: withdraw_id });
    expect(fail_reason).toBe('不用了 ✓ & = +');
  });

  it('a session ended on the server is noticed at the next call', async () => {
    await control('expire', { uid: people.member.uid });
    const error = await failure(client().call(wallets.assets, {}));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ code: codes.sessionExpired, kind: 'signedOut' });
  });

  it('paths that are not the server’s are left to somebody else', async () => {
    const host = createServer((request, response) => {
      void server.handle(request, response).then((isMine) => isMine || response.writeHead(418).end());
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const statuses = await Promise.all(
      ['/', '/mpc/api/x', '/apis', '/sandboxes', '/sandbox/people', '/sandbox', '/sandbox?lan=zh-CN'].map(
        async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
      ),
    );
    host.close();
    expect(statuses).toEqual([418, 418, 418, 418, 200, 200, 200]);
  });

  it('refuses a body on GET, which no address bar can send', async () => {
    const asked = request(`${origin}${wallets.assets.path}`, {
      headers: {
        ...headersOf(server.sandbox, people.member.uid),
        'Content-Length': 6,
      },
    });
    asked.end('type=1');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(JSON.parse(await readText(answer))).toMatchObject({
      code: codes.badParameter,
      data: { field: 'body' },
    });
  });

  it('is reached by its own host names only, whatever name of theirs others point at it', async () => {
    const named = createSandboxServer({ clock: 'frozen', hosts: ['Sandbox.intranet'] });
    const { port, close: stop } = await named.listen(0);
    const statusFor = async (path: string, host: string) => {
      const asked = request({ port, path, headers: { Host: host } });
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return [path, host, answer.statusCode];
    };
    const own = ['localhost', `localhost:${port}`, '127.0.0.1', '[::1]:80', '10.0.0.7', 'sandbox.intranet'];
    const foreign = ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'notlocalhost'];
    for (const path of ['/api/mpc/wallets/asset', '/sandbox', '/sandbox/people'])
      for (const host of [...own, ...foreign])
        expect(await statusFor(path, host)).toEqual([path, host, own.includes(host) ? 200 : 421]);
    await stop();
  });

  it('listens on one address of this machine only', async () => {
    const { port } = new URL(origin);
    await expect(fetch(`http://127.0.0.2:${port}/sandbox/people`)).rejects.toThrow();
  });
});

describe('faults', () => {
  const create = 'withdrawals.create';

  it.each<[name: string, fault: object, kind: string, taken: number]>([
    ['a connection that breaks before it was taken', { drop: true }, 'network', 0],
    ['a connection that breaks after it was taken', { drop: true, taken: true }, 'network', 1],
    ['an answer that never comes, lost before it was taken', { timeoutBefore: true }, 'timeout', 0],
    ['an answer that never comes, lost after it was taken', { timeoutAfter: true }, 'timeout', 1],
    ['an answer later than is waited for', { latency: 5000 }, 'timeout', 0],
    ['an answer in pieces that take too long', { drip: 5000 }, 'timeout', 1],
    ['400, not taken', { status: 400 }, 'badRequest', 0],
    ['500, not taken', { status: 500 }, 'badResponse', 0],
    ['500, taken', { status: 500, taken: true }, 'badResponse', 1],
    ['502, not taken', { status: 502 }, 'badResponse', 0],
    ['502, taken', { status: 502, taken: true }, 'badResponse', 1],
    ['no body', { emptyBody: true }, 'badResponse', 1],
    ['a page', { html: true }, 'badResponse', 1],
    ['half of the JSON', { malformed: true }, 'badResponse', 1],
  ])('%s', async (_, fault, kind, taken) => {
    await control('faults', { call: create, times: 1, ...fault });
    const asked = payment();
    const hasty = { ...withdrawals.create, timeout: kind === 'timeout' ? 300 : 10_000 };
    const error = await failure(client().call(hasty, asked));
    expect(clientErrorKind(error)).toBe(kind);
    expect(outcomeOf(error)).toBe('unknown');
    expect(await count(asked.request_id)).toBe(taken);
    // It happened once; the same request now tells what became of it.
    const again = await client()
      .call(withdrawals.create, asked)
      .catch((reason: unknown) => reason);
    expect(again instanceof Refusal ? again.code : '0').toBe(taken === 1 ? codes.alreadySubmitted : '0');
  });

  it('a call that its caller gives up', async () => {
    await control('faults', { call: create, times: 1, timeoutAfter: true });
    const gone = new AbortController();
    const asked = payment();
    const calling = failure(client().call(withdrawals.create, asked, { signal: gone.signal }));
    await expect.poll(() => count(asked.request_id)).toBe(1);
    gone.abort();
    expect(clientErrorKind(await calling)).toBe('cancelled');
  });

  it('an answer in small pieces is the same answer', async () => {
    await control('faults', { call: 'wallets.assets', drip: 400 });
    const start = performance.now();
    const answer = await client().call(wallets.assets, {});
    expect(performance.now() - start).toBeGreaterThan(350);
    await control('faults', { call: 'all', clear: true });
    expect(answer).toEqual(await client().call(wallets.assets, {}));
  });

  it('the pieces come one after the other', async () => {
    await control('faults', { call: 'wallets.assets', drip: 400 });
    const response = await fetch(`${origin}${wallets.assets.path}`);
    const sizes: number[] = [];
    for await (const piece of response.body ?? []) sizes.push((piece as Uint8Array).length);
    expect(sizes.length).toBeGreaterThan(3);
  });

  it('an unknown code is a refusal like any other', async () => {
    await control('faults', { call: create, code: '987654' });
    const asked = payment();
    expect(await failure(client().call(withdrawals.create, asked))).toMatchObject({
      code: '987654',
      msg: 'Error 987654',
      kind: 'message',
    });
    expect(await count(asked.request_id)).toBe(0);
  });

  it('an empty object is success without data, which is no answer to a payment', async () => {
    await control('faults', { call: create, times: 1, emptyObject: true });
    const asked = payment();
    const answer = client().call(withdrawals.create, asked);
    await expect(answer).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' });
    expect(await count(asked.request_id)).toBe(1);
  });

  it('a code, for all calls, until it is cleared', async () => {
    await control('faults', { call: 'all', code: codes.coSignerUnavailable });
    expect(await failure(client().call(wallets.assets, {}))).toMatchObject({
      code: codes.coSignerUnavailable,
      kind: 'silent',
    });
    await control('faults', { call: 'all', clear: true });
    expect(await client().call(wallets.assets, {})).toMatchObject({ not_complete_list: [] });
  });

  it('latency delays the answer', async () => {
    await control('faults', { call: 'wallets.assets', latency: 150 });
    const start = performance.now();
    await client().call(wallets.assets, {});
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('one that is misspelt is refused', async () => {
    expect((await control('faults', { call: 'withdrawals.crate', drop: true })).status).toBe(400);
    expect((await control('faults', { call: create, dorp: true })).status).toBe(400);
  });
});

describe('control', () => {
  it('the log tells every request to /api, with what was decided', async () => {
    const asked = payment();
    await client().call(withdrawals.create, asked);
    await failure(client().call(withdrawals.create, asked));
    const log = (await (await fetch(`${origin}/sandbox/requests`)).json()) as Record<string, unknown>[];
    const creates = log.filter((entry) => entry['path'] === withdrawals.create.path);
    expect(creates.map(({ method, uid, code }) => [method, uid, code])).toEqual([
      ['POST', people.member.uid, '0'],
      ['POST', people.member.uid, codes.alreadySubmitted],
    ]);
    expect(creates[0]?.['params']).toMatchObject({ amount: '25', request_id: asked.request_id });
  });

  it('the clock can be frozen, stepped and sped up', async () => {
    const frozen = (await (await control('clock', { freeze: true })).json()) as { now: number };
    const stepped = await (await control('clock', { step: 60_000 })).json();
    expect(stepped).toEqual({ now: frozen.now + 60_000, frozen: true, speed: 0 });
    expect(await (await control('clock', { speed: 50 })).json()).toMatchObject({ frozen: false, speed: 50 });
  });

  it('reset forgets orders, faults, sessions and the log', async () => {
    const asked = payment();
    await client().call(withdrawals.create, asked);
    await control('faults', { call: 'all', status: 500 });
    await control('reset', {});
    expect(await failure(client().call(wallets.assets, {}))).toMatchObject({ code: codes.sessionExpired });
    expect(await (await fetch(`${origin}/sandbox/requests`)).json()).toHaveLength(1);
    expect(server.sandbox.world.transactions.all().some((row) => row.request_id === asked.request_id)).toBe(
      false,
    );
  });
});
