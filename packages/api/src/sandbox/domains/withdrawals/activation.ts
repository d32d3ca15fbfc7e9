import type { CoinRow } from '../../world/rows.ts';
import { onChainKey, type World } from '../../world/world.ts';

/** Chains on which an address is opened by the first payment of the main coin to it, which costs more. */
const opening: readonly string[] = ['TRX', 'XRP'];

/** Whether a payment opens an address: nobody was seen to pay it before on such a chain. */
export function needsActivation(world: World, { symbol, base_symbol }: CoinRow, address: string): boolean {
  if (!opening.includes(base_symbol)) return false;
  const key = onChainKey(symbol, address);
  return !world.transactions.has('receiver', key) && !world.transactions.has('sender', key);
}
