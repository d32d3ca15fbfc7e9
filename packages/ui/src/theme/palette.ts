/** Behind the first letter of a name. White letters reach 4.5 : 1 on each. */
export const avatarColors = [
  '#1f5eff',
  '#0b7a75',
  '#a34700',
  '#b0246f',
  '#7040c9',
  '#0b6b45',
  '#b42028',
  '#3f51b5',
  '#8a5100',
  '#00708f',
  '#8e24aa',
  '#4b6b12',
] as const;

/** What is written on an avatar or a coin. */
export const ink = { light: '#ffffff', dark: '#12161f' } as const;

/** Each known coin's own color, deepened where its letters would not reach 4.5 : 1, and the ink on it. */
export const coinColors: Readonly<Record<string, { background: string; ink: string }>> = {
  ARB: { background: '#1668c9', ink: ink.light },
  AVAX: { background: '#d81b28', ink: ink.light },
  BNB: { background: '#f3ba2f', ink: ink.dark },
  BTC: { background: '#f7931a', ink: ink.dark },
  DOGE: { background: '#c2a633', ink: ink.dark },
  DOT: { background: '#e6007a', ink: ink.light },
  ETH: { background: '#4f6bdc', ink: ink.light },
  LTC: { background: '#345d9d', ink: ink.light },
  POL: { background: '#8247e5', ink: ink.light },
  SOL: { background: '#7c4df0', ink: ink.light },
  TON: { background: '#0077b8', ink: ink.light },
  TRX: { background: '#eb0029', ink: ink.light },
  USDC: { background: '#2775ca', ink: ink.light },
  USDT: { background: '#1a7f5f', ink: ink.light },
  XRP: { background: '#3d4752', ink: ink.light },
};
