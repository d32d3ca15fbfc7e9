import type { Coin } from '@mpc/api';
import { listed } from '#shared/i18n/i18n.ts';

/** What a text in the column of coins means. */
export type Named<Kind> = { coin: Kind } | { problem: 'unknown' } | { problem: 'ambiguous'; nets: string };

type NamedCoin = Pick<Coin, 'symbol' | 'symbol_alias' | 'coin_net'>;

/** `USDT (TRC20)`, `usdt-trc20` and `USDT TRC20` are one name. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s()（）[\]/_:.-]+/g, '');

/**
 * Reads the coins that people write: the coin's own symbol, its name with its network, or its name alone where only one
 * network has it.
 */
export function coinNames<Kind extends NamedCoin>(coins: readonly Kind[]): (text: string) => Named<Kind> {
  const exact = new Map<string, Kind>();
  const byAlias = new Map<string, Kind[]>();
  // The symbol goes first: it is what the server calls the coin.
  for (const coin of coins) exact.set(plain(coin.symbol), coin);
  for (const coin of coins) {
    const whole = plain(`${coin.symbol_alias}${coin.coin_net}`);
    if (!exact.has(whole)) exact.set(whole, coin);
    const alias = plain(coin.symbol_alias);
    byAlias.set(alias, [...(byAlias.get(alias) ?? []), coin]);
  }
  return (text) => {
    const name = plain(text);
    const sharing = byAlias.get(name) ?? [];
    const [only, ...others] = sharing;
    // "ETH" is a symbol and the alias of ETH on other networks too: then only the network tells.
    if (only !== undefined && others.length > 0)
      return { problem: 'ambiguous', nets: listed(sharing.map(({ coin_net }) => coin_net)) };
    const coin = exact.get(name) ?? only;
    return coin === undefined ? { problem: 'unknown' } : { coin };
  };
}
