/** Serves the console over a world of a size, in a process of its own: `world-host.ts <size> <folder of the build>`. */
import { people } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';
import { createHost, listen } from '../../../scripts/host.ts';
import { everyPlace, placesOf } from './every-place.ts';
import type { Served } from './served-world.ts';

const [size = '', dist = ''] = process.argv.slice(2);
const api = createSandboxServer({ size: size as 's' | 'l' });
const origin = `http://127.0.0.1:${await listen(createHost({ dist, api }), 0)}`;
const { world } = api.sandbox;
const places = everyPlace(world);
// The wallet that the larger worlds have besides, and the first of its very many sub-wallets.
const bulk = world.wallets.all().find(({ wallet_name }) => wallet_name === 'Exchange')?.wallet_id ?? 0;
const [first] = world.subWallets.where('wallet_id', bulk);
const served: Served = {
  origin,
  uid: people.owner.uid,
  places,
  bulkPlaces: first === undefined ? [] : placesOf(bulk, first.sub_wallet_id),
  says: `${world.transactions.size} transactions, ${world.subWallets.size} sub-wallets, ${world.addresses.size} addresses`,
};
process.send?.(served);
process.once('disconnect', () => process.exit());
