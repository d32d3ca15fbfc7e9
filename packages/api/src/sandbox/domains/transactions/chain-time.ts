import { base58, hex } from '@scure/base';
import { chainOf } from '../../../addresses/index.ts';
import type { CoinRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';

/** Milliseconds between two blocks of a coin's chain. */
export function blockTime(world: World, coin: CoinRow): number {
  return known(world.chains.get(coin.base_symbol), `chain ${coin.base_symbol}`).block_ms;
}

/** Very fast chains are looked at every few seconds: how many blocks have come by then. */
export function blocksAtOnce(world: World, coin: CoinRow): number {
  return Math.max(1, Math.floor(4_000 / blockTime(world, coin)));
}

/** The block a chain is at: as many as fit into the time there was. */
export function heightOf(world: World, coin: CoinRow): number {
  return Math.floor(world.clock.now() / blockTime(world, coin));
}

/** A hash as a coin's chain writes it. */
export function newHash(world: World, { base_symbol }: CoinRow): string {
  const hash = world.random.hex(64);
  const chain = chainOf(base_symbol);
  if (chain === 'evm') return `0x${hash}`;
  if (chain === 'xrp' || chain === 'cosmos') return hash.toUpperCase();
  // A signature of 64 bytes is a transaction's name there.
  return chain === 'solana' ? base58.encode(hex.decode(`${hash}${world.random.hex(64)}`)) : hash;
}
