import type { Lifecycle } from '../../world/lifecycle.ts';
import { known, type World } from '../../world/world.ts';
import { coinRow } from './coin-row.ts';

/** A token that was asked for is listed, unless there is a coin of its name on that chain; its price is not known yet. */
function reviewListing(world: World, id: number): void {
  const row = known(world.listings.get(id), `listing ${id}`);
  const { base_symbol, contract_address, decimals } = row;
  const chain = known(world.chains.get(base_symbol), `chain ${base_symbol}`);
  const alias = row.symbol.toUpperCase();
  const symbol = `${alias}_${base_symbol}`;
  const isNew = !world.coins.where('base_symbol', base_symbol).some((coin) => coin.symbol_alias === alias);
  world.listings.update(row, { status: isNew ? 1 : 2 });
  if (!isNew) return;
  const facts = { symbol, symbol_alias: alias, base_symbol, contract_address, decimals };
  const coin_net = world.coins.where('base_symbol', base_symbol).at(1)?.coin_net ?? chain.coin_net;
  world.coins.insert(coinRow({ ...facts, coin_net, min_withdraw: '1' }, 101 + world.coins.size));
}

/** What happens here by itself. */
export const walletsLifecycle: Lifecycle = { jobs: { 'wallets.reviewListing': reviewListing } };
