import { CoinIcon } from '../coin-icon/index.ts';
import { Mark } from './network-tag.styles.ts';
import type { TagProps } from '../tag/index.ts';

export interface NetworkTagProps extends Omit<TagProps, 'icon' | 'children'> {
  /** The network's name as the product writes it, such as TRON (TRC20). */
  name: string;
  /** The symbol of the network's own coin, such as TRX, for its mark. */
  symbol: string;
}

/** A network by its name and its coin's mark: tells a coin on one chain from the same coin on another. */
export function NetworkTag({ name, symbol, ...rest }: NetworkTagProps) {
  return (
    <Mark {...rest} icon={<CoinIcon symbol={symbol} size={16} />}>
      {name}
    </Mark>
  );
}
