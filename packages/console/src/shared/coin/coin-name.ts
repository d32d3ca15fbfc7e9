/** How people read a coin: never by its raw symbol. */
export function coinName(coin: { symbol_alias: string; coin_net: string }): string {
  return coin.coin_net === coin.symbol_alias || coin.coin_net === ''
    ? coin.symbol_alias
    : `${coin.symbol_alias} (${coin.coin_net})`;
}
