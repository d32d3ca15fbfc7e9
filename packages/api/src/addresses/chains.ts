import type { Chain } from './chain.ts';
import { evm } from './evm.ts';
import { tron } from './tron.ts';

/** Every family of chains whose addresses can be checked here: one row, one file. */
export const chains = { evm, tron } satisfies Record<string, Chain>;

/** The name of a family of chains. */
export type ChainName = keyof typeof chains;

/** The families of chains whose addresses can be checked. */
export const knownChains = Object.keys(chains) as ChainName[];

const nameBySymbol = new Map(
  knownChains.flatMap((name) => chains[name].symbols.map((symbol) => [symbol, name] as const)),
);

/** The family of a main coin's network; null where its addresses cannot be checked here. */
export function chainOf(baseSymbol: string): ChainName | null {
  return nameBySymbol.get(baseSymbol) ?? null;
}
