export { CoinIcon, type CoinIconProps } from './coin-icon.tsx';
export { coinColor } from './coin-color.ts';
