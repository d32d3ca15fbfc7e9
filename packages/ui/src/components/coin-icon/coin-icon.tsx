import type { HTMLAttributes, Ref } from 'react';
import { coinColors, ink } from '../../theme/palette.ts';
import { coinColor } from './coin-color.ts';
import { Root } from './coin-icon.styles.ts';

export interface CoinIconProps extends HTMLAttributes<HTMLSpanElement> {
  /** The coin's symbol, such as BTC. */
  symbol: string;
  /** 16 in a tag, 20 in fields and chips. @default 26 */
  size?: 16 | 20 | 26;
  ref?: Ref<HTMLSpanElement>;
}

/** The first letters of a coin on its color. A picture only: the symbol stands beside it. */
export function CoinIcon({ symbol, size = 26, ...rest }: CoinIconProps) {
  // Three letters of six pixels could not be read.
  const letters = Array.from(symbol.toUpperCase())
    .slice(0, size === 16 ? 1 : 3)
    .join('');
  return (
    <Root
      aria-hidden
      {...rest}
      $size={size}
      $color={coinColor(symbol)}
      $ink={coinColors[symbol.toUpperCase()]?.ink ?? ink.light}
    >
      {letters}
    </Root>
  );
}
