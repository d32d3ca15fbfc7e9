import { autoCollect } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import { sandbox } from '#shared/testing/network.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { client } from '#shared/api/api.ts';
import { stopsIn } from './sweep-stops.rules.ts';

const wallet_id = walletIds.treasury;
const ready = { not_expired: 1, api_enabled: 1, co_signer_enabled: 1, co_signer_online: 1 } as const;

it('names the coins whose fees are too high and those without gas', async () => {
  sandbox.reset();
  signIn('owner');
  const config = await client.call(autoCollect.config, { wallet_id });
  const waiting = await client.call(autoCollect.waiting, { wallet_id, page_size: 100 });
  expect(stopsIn(config, waiting)).toEqual([
    { kind: 'fee', coins: ['ETH'] },
    { kind: 'gas', coins: ['USDT (BEP20)'] },
  ]);
});

it('says nothing of a wallet that is not set up, and tells of a co-signer that is away', () => {
  const nothing = { list: [] };
  expect(stopsIn({ percent: 70, prerequisites: { ...ready, co_signer_online: 0 } }, nothing)).toEqual([]);
  expect(stopsIn({ percent: 100, prerequisites: { ...ready, co_signer_online: 0 } }, nothing)).toEqual([
    { kind: 'offline' },
  ]);
});
