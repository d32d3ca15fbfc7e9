import { CoinIcon, Inline, Text } from '@mpc/ui';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { usePhone } from '#shared/use-media.ts';

interface CoinAndNetworkProps {
  coin: { symbol: string; symbol_alias: string; coin_net: string };
}

/** A coin in a list, and the network it is on. */
export function CoinAndNetwork({ coin }: CoinAndNetworkProps) {
  // In a card the network goes beneath the coin rather than under what stands beside it.
  const isPhone = usePhone();
  return (
    <Inline gap="s" wrap={false}>
      <CoinIcon symbol={coin.symbol_alias} size={20} />
      <Inline gap={isPhone ? 'xs' : 's'} wrap={isPhone}>
        <Text tone="strong" title={coin.symbol}>
          {coin.symbol_alias}
        </Text>
        {networkBeside(coin) === '' ? null : <Text tone="muted">{networkBeside(coin)}</Text>}
      </Inline>
    </Inline>
  );
}
