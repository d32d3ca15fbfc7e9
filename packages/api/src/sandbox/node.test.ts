import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SetupServer } from 'msw/node';
import { codes } from '../core/codes.ts';
import { clientErrorKind, createClient, transactions, wallets } from '../index.ts';
import { createSandbox, people, scenarios, type Sandbox } from './index.ts';
import { mock, mockFailure, mockPending, startSandbox } from './node.ts';

let server: SetupServer;

function start(): { sandbox: Sandbox; client: ReturnType<typeof createClient> } {
  const sandbox = createSandbox({ clock: 'frozen' });
  server = startSandbox(sandbox);
  const { openToken, csrf } = sandbox.signInAs(people.owner.uid);
  const cookies = new Map([
    ['openToken', openToken],
    ['XSRF-TOKEN', csrf],
  ]);
  const client = createClient({
    baseURL: 'http://console.test',
    cookies: { get: (name) => cookies.get(name) },
    fetch: (input, init) => fetch(input, init),
  });
  return { sandbox, client };
}

afterEach(() => server.close());

describe('the door for tests', () => {
  it('answers like the server, and gives the cookies of a sign-in', async () => {
    const { client } = start();
    expect((await client.call(wallets.assets, {})).top_wallet).toHaveLength(1);
    const body = JSON.stringify({ uid: people.member.uid });
    const answer = await fetch('http://console.test/sandbox/sign-in', { method: 'POST', body });
    expect(answer.headers.get('set-cookie')).toContain('openToken=');
  });

  it('lets anything fail that is not the server’s, also where a folder has its name', async () => {
    start();
    await expect(fetch('http://console.test/packages/api/src/index.ts')).rejects.toThrow();
  });

  it('shows a broken connection as such', async () => {
    const { sandbox, client } = start();
    sandbox.faults.set('wallets.assets', { drop: true });
    const error: unknown = await client.call(wallets.assets, {}).catch((reason: unknown) => reason);
    expect(clientErrorKind(error)).toBe('network');
  });
});

describe('one call can be overridden by its name', () => {
  it('with data, or with what its parameters make of it', async () => {
    const { client } = start();
    server.use(
      mock(wallets.subWallets, ({ wallet_id }) => ({
        top_sub_wallet_list: [],
        sub_wallet_list: wallet_id === 7 ? [] : [],
      })),
      mock(transactions.list, { list: [], pageTotal: 0, count: 0 }),
    );
    expect(await client.call(wallets.subWallets, { wallet_id: 7 })).toMatchObject({ sub_wallet_list: [] });
    expect(await client.call(transactions.list, { wallet_id: 7, status: [2000] })).toMatchObject({
      count: 0,
    });
    expect((await client.call(wallets.assets, {})).top_wallet).toHaveLength(1);
  });

  it('with a refusal', async () => {
    const { client } = start();
    server.use(mockFailure(wallets.assets, codes.subWalletNotFound, { msg: 'Gone' }));
    await expect(client.call(wallets.assets, {})).rejects.toMatchObject({
      code: codes.subWalletNotFound,
      msg: 'Gone',
    });
    server.use(mockFailure(wallets.assets, codes.noPermission));
    await expect(client.call(wallets.assets, {})).rejects.toMatchObject({
      msg: 'No permission in this wallet',
    });
  });

  it('with no answer at all', async () => {
    const { client } = start();
    server.use(mockPending(wallets.assets));
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const answers: unknown[] = [];
    const note = (answer: unknown) => answers.push(answer);
    client.call(wallets.assets, {}, { signal: leaving.signal }).then(note, note);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answers).toEqual([]);
  });
});

describe('scenarios', () => {
  it('empty: nothing ever moved', async () => {
    const { sandbox, client } = start();
    scenarios.empty(sandbox);
    expect(await client.call(transactions.list, { wallet_id: 1001 })).toMatchObject({ list: [], count: 0 });
    expect((await client.call(wallets.assets, {})).total_usd).toBe('0.00');
  });

  it('noWallets: none is complete', async () => {
    const { sandbox, client } = start();
    scenarios.noWallets(sandbox);
    const { top_wallet, wallet_list, not_complete_list } = await client.call(wallets.assets, {});
    expect([top_wallet, wallet_list, not_complete_list.length]).toEqual([[], [], 3]);
  });

  it('failing: every call is refused', async () => {
    const { sandbox, client } = start();
    scenarios.failing(sandbox);
    await expect(client.call(wallets.assets, {})).rejects.toMatchObject({ code: codes.systemError });
  });
});
