import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createHost, listen } from './host.ts';
import { logRequests } from './host/log.ts';
import { sampleBuild } from './host/sample-build.ts';
import { sendRaw } from './host/raw-request.ts';
import { stopServer } from './stop.ts';

const { folder, dist } = sampleBuild();
let server: Server;

/** A host whose calls wait until they are answered here. */
async function open(limits: { headTimeout?: number; requestTimeout?: number } = {}) {
  const waiting: ServerResponse[] = [];
  const handle = async (request: { url?: string | undefined }, response: ServerResponse) => {
    if (request.url?.startsWith('/api/') !== true) return false;
    waiting.push(response);
    server.emit('waits');
    return true;
  };
  server = createHost({ dist, api: { handle }, ...limits });
  return { port: await listen(server, 0), waiting };
}

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

afterAll(() => rmSync(folder, { recursive: true }));

const call = ['GET /api/mpc/wallets/asset?address=0xabc HTTP/1.1', 'Host: localhost'];

it('lets a request under way end when it stops, and takes no new one', async () => {
  const { port, waiting } = await open();
  const answer = sendRaw(port, call);
  await once(server, 'waits');
  stopServer(server, 10_000);
  await expect(sendRaw(port, call)).rejects.toThrow('ECONNREFUSED');
  waiting[0]?.end('{}');
  expect([(await answer).status, (await answer).body.toString()]).toEqual([200, '{}']);
});

it('is not held up by a connection that waits for a next request', async () => {
  const { port, waiting } = await open();
  const socket = connect(port, '127.0.0.1');
  socket.write(`${call.join('\r\n')}\r\n\r\n`);
  await once(server, 'waits');
  stopServer(server, 10_000);
  waiting[0]?.end('{}');
  expect(await text(socket)).toContain('200 OK');
});

it('cuts off what has not ended within the grace', async () => {
  const { port } = await open();
  const answer = sendRaw(port, call);
  await once(server, 'waits');
  const closed = once(server, 'close');
  stopServer(server, 50);
  await closed;
  expect((await answer.catch(() => ({ status: Number.NaN }))).status).toBeNaN();
});

it('writes a line of JSON for each request, without what the request carries', async () => {
  const { port, waiting } = await open();
  const lines: string[] = [];
  logRequests(server, false, (line) => lines.push(line));
  const secret = 'Cookie: openToken=secret';
  await sendRaw(port, ['GET /mpc/?w=7 HTTP/1.1', 'Host: localhost', secret]);
  const answer = sendRaw(port, [...call, secret]);
  await once(server, 'waits');
  waiting[0]?.writeHead(502).end();
  await answer;
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    [
      { path: '/mpc/', status: 200 },
      { path: '/api/mpc/wallets/asset', status: 502 },
    ].map((some) => ({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      event: 'request',
      method: 'GET',
      milliseconds: expect.any(Number),
      host: 'localhost',
      from: '127.0.0.1',
      ...some,
    })),
  );
  expect(lines.join('')).not.toMatch(/secret|0xabc|w=7/);
});

it('logs a visitor that leaves before the answer as status 0', async () => {
  const { port } = await open();
  const lines: string[] = [];
  logRequests(server, false, (line) => lines.push(line));
  const socket = connect(port, '127.0.0.1');
  socket.write(`${call.join('\r\n')}\r\n\r\n`);
  await once(server, 'waits');
  socket.destroy();
  await expect.poll(() => lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([0]);
});

it.each([
  ['a head that does not end', { headTimeout: 100 }, ''],
  ['a body that does not end', { headTimeout: 100, requestTimeout: 200 }, 'Content-Length: 5\r\n\r\n12'],
])('answers 408 to %s', async (_what, limits, rest) => {
  const { port } = await open(limits);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /api/mpc/x HTTP/1.1\r\nHost: localhost\r\n${rest}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408/);
});
