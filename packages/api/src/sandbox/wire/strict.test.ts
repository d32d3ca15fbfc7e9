import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../contract.ts';
import { createSandbox, people, type Sandbox } from '../index.ts';
import { headersOf } from '../testing.ts';
import { fixedIn } from './line-of.ts';

let sandbox: Sandbox;
let headers: Record<string, string>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  headers = headersOf(sandbox, people.owner.uid);
});

interface WireAnswer {
  code: string;
  msg: string;
}

async function send(method: string, path: string, sent: Record<string, string>, form = ''): Promise<string> {
  const isGet = method === 'GET';
  const url = `http://sandbox${path}${isGet && form !== '' ? `?${form}` : ''}`;
  const init = { method, headers: sent, ...(isGet || form === '' ? {} : { body: form }) };
  const { code, msg } = (await (await sandbox.fetch(new Request(url, init))).json()) as WireAnswer;
  return `${code} ${msg}`;
}

const bad = (name: string) => `100004 Invalid parameter: ${name}`;
const without = (name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
const commands = calls.filter((call) => call.kind === 'command');

/** The calls that answered something else than they should. */
async function strays(
  asked: readonly (typeof calls)[number][],
  ask: (call: (typeof calls)[number]) => Promise<[answers: string, due: string]>,
) {
  const answers = await Promise.all(
    asked.map(async (call) => [`${call.method} ${call.path}`, ...(await ask(call))] as const),
  );
  return answers.filter(([, said, due]) => !said.startsWith(due));
}

describe('every line of the contract refuses a request', () => {
  it.each(['Language', 'openToken', 'Build-CU', 'timezone', 'Content-Type'])(
    'without the header %s',
    async (name) => {
      const found = await strays(calls, async ({ method, path }) => [
        await send(method, path, without(name)),
        bad(name),
      ]);
      expect(found).toEqual([]);
    },
  );

  it('that is not form-encoded', async () => {
    const asJson = { ...headers, 'Content-Type': 'application/json' };
    const found = await strays(calls, async ({ method, path }) => [
      await send(method, path, asJson, method === 'GET' ? '' : '{}'),
      bad('Content-Type'),
    ]);
    expect(found).toEqual([]);
  });

  it('with the other verb', async () => {
    const found = await strays(calls, async ({ method, path }) => {
      const other = method === 'GET' ? 'POST' : 'GET';
      return [await send(other, path, headers), bad(other)];
    });
    expect(found).toEqual([]);
  });

  it('with a parameter it does not know', async () => {
    const found = await strays(calls, async ({ method, path }) => [
      await send(method, path, headers, 'made_up=1'),
      bad('made_up'),
    ]);
    expect(found).toEqual([]);
  });

  it('from nobody', async () => {
    const closed = calls.filter((call) => !call.isPublic);
    const found = await strays(closed, async ({ method, path }) => [
      await send(method, path, { ...headers, openToken: '' }),
      '110909 ',
    ]);
    expect(found).toEqual([]);
  });
});

describe('every command, whatever its verb, refuses a request', () => {
  it.each([
    ['without the token against forgery', undefined],
    ['with a token that was guessed', 'guessed'],
  ])('%s', async (_, token) => {
    expect(commands.length).toBeGreaterThan(0);
    const sent = { ...without('X-XSRF-TOKEN'), ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }) };
    // Of two calls on one path the command is told by its fixed parameters.
    const found = await strays(commands, async (call) => [
      await send(call.method, call.path, sent, new URLSearchParams(fixedIn(call)).toString()),
      bad('csrf'),
    ]);
    expect(found).toEqual([]);
  });
});
