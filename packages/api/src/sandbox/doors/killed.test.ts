import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient, withdrawals } from '../../index.ts';
import { people, specialAddresses, subWalletIds } from '../index.ts';
import { createSandboxServer } from '../server.ts';

const door = fileURLToPath(new URL('../server.ts', import.meta.url));
const program = `
  import { createSandboxServer } from ${JSON.stringify(door)};
  const { listen } = createSandboxServer({ state: process.argv[1], clock: 'frozen' });
  console.log((await listen(0)).port);
`;

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a sandbox in a process of its own that keeps its world in a file. */
async function start(state: string): Promise<string> {
  const running = spawn(process.execPath, ['--input-type=module', '--eval', program, state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${line.toString().trim()}`;
}

async function signIn(baseURL: string) {
  const answer = await fetch(`${baseURL}/sandbox/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ uid: people.member.uid }),
    headers: { 'Content-Type': 'application/json' },
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
  const cookies = Object.fromEntries(pairs) as Record<string, string>;
  return createClient({ baseURL, cookies: { get: (name) => cookies[name] } });
}

/** Asks for payments, one after the other, until the server is gone; tells of each that was answered. */
async function payUntilGone(baseURL: string, tell: (id: number) => void): Promise<void> {
  const client = await signIn(baseURL);
  for (let cents = 100; ; cents++) {
    try {
      const { withdraw_id } = await client.call(withdrawals.create, {
        request_id: crypto.randomUUID(),
        sub_wallet_id: subWalletIds.main,
        symbol: 'TUSDT',
        address_to: specialAddresses.ordinary.tron,
        amount: `${Math.floor(cents / 100)}.${cents % 100}`,
      });
      tell(withdraw_id);
    } catch {
      return;
    }
  }
}

it('loses nothing it has answered, however suddenly and often it ends', async () => {
  const state = join(folder, 'state');
  const answered: number[] = [];
  for (const enough of [4, 15, 22, 41]) {
    const baseURL = await start(state);
    // The other client is in the middle of its payment when this happens.
    const tell = (id: number) => {
      answered.push(id);
      if (answered.length === enough) child?.kill('SIGKILL');
    };
    const ended = child && once(child, 'exit');
    await Promise.all([payUntilGone(baseURL, tell), payUntilGone(baseURL, tell)]);
    await ended;
  }
  expect(answered.length).toBeGreaterThanOrEqual(41);

  const { sandbox } = createSandboxServer({ state, clock: 'frozen' });
  const kept = answered.map((id) => sandbox.world.transactions.get(id));
  expect(kept.filter((row) => row?.trans_kind !== 'withdraw')).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
});
