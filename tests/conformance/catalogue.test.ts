import { catalogue, createClient, Refusal, wallets } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const server = createSandboxServer({ clock: 'frozen' });
const { openToken, csrf } = server.sandbox.signInAs(people.owner.uid);
const cookies: Record<string, string> = { openToken, 'XSRF-TOKEN': csrf };
let origin = '';
let close: () => Promise<void>;

beforeAll(async () => {
  const listening = await server.listen(0);
  origin = `http://127.0.0.1:${listening.port}`;
  close = listening.close;
});
afterAll(() => close());

const codes = Object.entries(catalogue).flatMap(([kind, list]) =>
  list.map((code): [code: string, kind: string] => [code, kind]),
);

it.each([...codes, ['110055', 'message'], ['999999', 'message']])(
  'over HTTP %s reaches the caller, and whoever listens, once, as %s',
  async (code, kind) => {
    const heard: Refusal[] = [];
    const client = createClient({
      baseURL: origin,
      cookies: { get: (name) => cookies[name] },
      onFailure: (refusal) => void heard.push(refusal),
    });
    server.sandbox.faults.set('wallets.assets', { code });
    const refusal: unknown = await client.call(wallets.assets, {}).catch((error: unknown) => error);
    server.sandbox.faults.clear();
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code, kind, data: null });
    expect((refusal as Refusal).msg).not.toBe('');
    expect(heard).toEqual([refusal]);
  },
);
