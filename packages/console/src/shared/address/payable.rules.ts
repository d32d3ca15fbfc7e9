import type { Coin } from '@mpc/api';
import { chainOf, type ChainName } from '@mpc/api/addresses';

/** The chains whose fees the transfer form can offer. It knows no fee by size yet, and has no field for a memo. */
const payableChains: readonly ChainName[] = ['evm', 'tron'];

/** Whether the transfer form can pay a coin: it can check the address, and knows how its chain is paid. */
export function isPayable({ base_symbol }: Pick<Coin, 'base_symbol'>): boolean {
  const chain = chainOf(base_symbol);
  return chain !== null && payableChains.includes(chain);
}
