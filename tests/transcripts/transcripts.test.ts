import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits } from './fits.ts';
import { readTranscript, type Exchange } from './read-transcript.ts';

const folder = new URL('.', import.meta.url);
const people: Record<string, number> = { ana: 10001, kofi: 10002, lin: 10003, mei: 10004, sam: 10005 };

let sandbox: ReturnType<typeof createSandboxServer>;
let port = 0;
let close: () => Promise<void>;

beforeAll(async () => {
  sandbox = createSandboxServer({ clock: 'frozen' });
  ({ port, close } = await sandbox.listen(0));
});
afterAll(() => close());

/** Sends a text as it stands, and gives back the text that comes. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => (answer += piece));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });
}

/** What a browser would be given when it signs in; this is outside of /api. */
function signIn(uid: number): Record<string, string> {
  const { openToken, csrf } = sandbox.sandbox.signInAs(uid);
  return { token: openToken, csrf };
}

/** Puts what was learned in its places; the length is counted, since a person cannot. */
function written({ head, body }: Exchange, known: Record<string, string>): string {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)\}/g, (_, name: string) => known[name] ?? `\${${name}}`);
  const content = fill(body);
  const length = content === '' ? [] : [`Content-Length: ${Buffer.byteLength(content)}`];
  return [...fill(head).split('\n'), ...length, 'Connection: close', '', content].join('\r\n');
}

function bodyOf(answer: string): string {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (!/transfer-encoding: chunked/i.test(head)) return body;
  return body.replace(/[0-9a-f]+\r\n([^]*?)\r\n(?=[0-9a-f]+\r\n)/gi, '$1').replace(/0\r\n\r\n$/, '');
}

describe.each(globSync('*.txt', { cwd: folder }).sort())('%s', (file) => {
  const exchanges = readTranscript(readFileSync(new URL(file, folder), 'utf8'));
  const known: Record<string, string> = {};

  it.each(exchanges.map((exchange) => [exchange.title, exchange] as const))('%s', async (_, exchange) => {
    if (exchange.person !== undefined) Object.assign(known, signIn(people[exchange.person] ?? 0));
    const answer = await send(written(exchange, known));
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${exchange.status}`);
    expect(answer).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
    const body: unknown = JSON.parse(bodyOf(answer));
    expect(fits(exchange.answer, body, known)).toEqual([]);
  });
});

it('there are thirty of them and more', () => {
  const texts = globSync('*.txt', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(texts.flatMap((text) => readTranscript(text)).length).toBeGreaterThanOrEqual(30);
});
