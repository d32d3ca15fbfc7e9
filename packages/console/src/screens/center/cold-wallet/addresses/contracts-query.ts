import { coldWallet, type MultisigAddress, type MultisigVersion } from '@mpc/api';
import { client, read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';

/** The networks on which a cold wallet can have contracts. */
export const coldNetworksOf = (walletId: number) => read(coldWallet.networks, { wallet_id: walletId });

/** The contracts of every network, with what was requested of them. */
export const contractsOf = (walletId: number) => ({
  ...read(coldWallet.addresses, { wallet_id: walletId }),
  ...live,
});

/** The contracts of one network, read anew. */
export async function contractsNow(walletId: number, base: string): Promise<MultisigAddress | undefined> {
  const found = await client.call(coldWallet.addresses, { wallet_id: walletId, base_symbol: base });
  return found.find(({ base_symbol }) => base_symbol === base);
}

/** The change that waits for approval; an object has one at most. */
export const pendingOf = (pair: MultisigAddress | undefined): MultisigVersion | undefined =>
  pair?.versions.find(({ status }) => status === 0);

/** Whether a pair is in force: its addresses are those the cold wallet goes by. */
export const isInForce = (pair: MultisigAddress | undefined): boolean => pair?.status === 1;

/** The addresses in force; empty where there are none. */
export const inForceOf = (pair: MultisigAddress | undefined) =>
  pair !== undefined && isInForce(pair)
    ? { warm_address: pair.warm_address, cold_address: pair.cold_address }
    : { warm_address: '', cold_address: '' };

/** What a change of a pair rests on. */
export const lookedAt = (pair: MultisigAddress | undefined) =>
  pair === undefined
    ? null
    : [pair.id, pair.base_symbol, pair.coin_net, inForceOf(pair), pendingOf(pair)?.id ?? null];

/** Whether a request there was not before asks for these addresses: how one is found whose answer was lost. */
export function isRequested(
  now: MultisigAddress | undefined,
  before: MultisigAddress | undefined,
  asked: { op?: 'delete'; warm_address: string; cold_address: string },
): MultisigVersion | undefined {
  const known = new Set(before?.versions.map(({ id }) => id));
  return now?.versions.find(
    (version) =>
      !known.has(version.id) &&
      version.status < 2 &&
      (version.op === 'delete') === (asked.op === 'delete') &&
      version.warm_address === asked.warm_address &&
      version.cold_address === asked.cold_address,
  );
}
