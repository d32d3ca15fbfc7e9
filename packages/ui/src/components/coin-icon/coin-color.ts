import { avatarColor } from '../../format/index.ts';
import { coinColors } from '../../theme/palette.ts';

/** The color of a coin, for its icon, its slice and its bar; an unknown coin has that of its first letter. */
export const coinColor = (symbol: string): string =>
  coinColors[symbol.toUpperCase()]?.background ?? avatarColor(symbol);
