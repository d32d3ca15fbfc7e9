/** The main coins, by the server's symbols, of every family of chains whose addresses can be checked here. */
const coins = {
  evm: ['ETH', 'BSC', 'MATIC1', 'HECO'],
  tron: ['TRX'],
  bitcoin: ['BTC'],
  litecoin: ['LTC'],
  dogecoin: ['DOGE'],
  ton: ['TON'],
  solana: ['SOL'],
  xrp: ['XRP'],
  cosmos: ['ATOM'],
  eos: ['EOS'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a family of chains. */
export type ChainName = keyof typeof coins;

/** The families of chains whose addresses can be checked. */
export const knownChains = Object.keys(coins) as ChainName[];

const nameBySymbol = new Map<string, ChainName>(
  knownChains.flatMap((name) => coins[name].map((symbol) => [symbol, name] as const)),
);

/** The family of a main coin's network; null where its addresses cannot be checked here. */
export function chainOf(baseSymbol: string): ChainName | null {
  return nameBySymbol.get(baseSymbol) ?? null;
}
