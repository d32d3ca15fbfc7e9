import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, wallets } from '@mpc/api';
import { createSandbox, people } from '@mpc/api/sandbox';
import { mockFailure, startSandbox } from '@mpc/api/sandbox/node';

await test('reads a wallet, and tells a rejection from a failure', async (context) => {
  const sandbox = createSandbox({ clock: 'frozen' });
  const server = startSandbox(sandbox);
  context.after(() => server.close());
  const { openToken } = sandbox.signInAs(people.owner.uid);
  const client = createClient({
    baseURL: 'http://custody.test',
    cookies: new Map([['openToken', openToken]]),
  });

  const { wallet_list } = await client.call(wallets.assets, {});
  assert.ok(wallet_list.some((wallet) => wallet.wallet_name === 'Treasury'));

  server.use(mockFailure(wallets.assets, '200125'));
  await assert.rejects(client.call(wallets.assets, {}), { code: '200125', kind: 'subWalletGone' });
});
