interface NamedCoin {
  symbol_alias: string;
  coin_net: string;
}

/** The network that stands beside a coin: nothing for a network's own coin of the same name. */
export const networkBeside = ({ symbol_alias, coin_net }: NamedCoin): string =>
  coin_net === symbol_alias ? '' : coin_net;

/** How people read a coin: never by its raw symbol. */
export function coinName(coin: NamedCoin): string {
  const network = networkBeside(coin);
  return network === '' ? coin.symbol_alias : `${coin.symbol_alias} (${network})`;
}
