import type { CoinRow } from '../../world/rows.ts';
import { coinRow, type CoinFacts } from './coin-row.ts';
import { moreTokens } from './more-tokens.seed.ts';

/** USD for one bitcoin, which totals are also told in. */
export const bitcoinPrice = '96240';

const main = (symbol: string, alias: string, net: string) => ({
  symbol,
  symbol_alias: alias,
  coin_net: net,
  base_symbol: symbol,
});

const token = (symbol: string, alias: string, net: string, base: string, contract: string) => ({
  symbol,
  symbol_alias: alias,
  coin_net: net,
  base_symbol: base,
  contract_address: contract,
  price_usd: '1',
});

/** The coins that people and journeys pay with. Two of them show what being stopped looks like: USDT on BSC takes no deposits, BUSD and XRP no transfers. */
const common: CoinFacts[] = [
  {
    ...main('ETH', 'ETH', 'ETH'),
    decimals: 18,
    min_withdraw: '0.001',
    price_usd: '3120.45',
    change_24h: '1.82',
  },
  {
    ...token('USDTERC20', 'USDT', 'ERC20', 'ETH', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    decimals: 6,
    min_withdraw: '5',
    change_24h: '0.01',
  },
  {
    ...token('USDC', 'USDC', 'ERC20', 'ETH', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    decimals: 6,
    min_withdraw: '5',
    change_24h: '0',
  },
  {
    ...main('TRX', 'TRX', 'TRON'),
    decimals: 6,
    min_withdraw: '1',
    price_usd: '0.2764',
    change_24h: '-0.64',
  },
  {
    ...token('TUSDT', 'USDT', 'TRC20', 'TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    decimals: 6,
    min_withdraw: '1',
    change_24h: '0.01',
  },
  {
    ...main('BSC', 'BNB', 'BSC'),
    decimals: 18,
    min_withdraw: '0.01',
    price_usd: '612.3',
    change_24h: '0.47',
  },
  {
    ...token('USDTBEP20', 'USDT', 'BSC', 'BSC', '0x55d398326f99059fF775485246999027B3197955'),
    decimals: 18,
    min_withdraw: '5',
    change_24h: '0.01',
    enable_deposit: false,
  },
  {
    ...token('BUSD', 'BUSD', 'BSC', 'BSC', '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
    decimals: 18,
    min_withdraw: '5',
    change_24h: '-0.02',
    enable_withdraw: false,
  },
  {
    ...main('MATIC1', 'POL', 'POLYGON'),
    decimals: 18,
    min_withdraw: '1',
    price_usd: '0.4128',
    change_24h: '-2.31',
  },
  {
    ...main('XRP', 'XRP', 'XRP'),
    decimals: 6,
    min_withdraw: '1',
    price_usd: '2.1874',
    change_24h: '3.05',
  },
];

type Main = readonly [
  symbol: string,
  alias: string,
  decimals: number,
  min: string,
  usd?: string,
  change?: string,
];

/** The main coins of the other chains. HT has no price. */
const others: readonly Main[] = [
  ['BTC', 'BTC', 8, '0.0001', bitcoinPrice, '0.92'],
  ['LTC', 'LTC', 8, '0.01', '104.2', '-1.14'],
  ['DOGE', 'DOGE', 8, '10', '0.3921', '4.6'],
  ['TON', 'TON', 9, '0.1', '5.41', '-0.38'],
  ['SOL', 'SOL', 9, '0.01', '238.7', '2.27'],
  ['ATOM', 'ATOM', 6, '0.1', '8.63', '0.12'],
  ['EOS', 'EOS', 4, '0.1', '0.79', '-3.4'],
  ['HECO', 'HT', 18, '0.1'],
];

const otherCoins = others.map(
  ([symbol, alias, decimals, min_withdraw, price_usd, change_24h]): CoinFacts => ({
    ...main(symbol, alias, symbol),
    decimals,
    min_withdraw,
    ...(price_usd === undefined ? {} : { price_usd, change_24h }),
  }),
);

/** Every coin the server knows. */
export const coinRows: readonly CoinRow[] = [...common, ...otherCoins, ...moreTokens].map((facts, index) =>
  coinRow(facts, 101 + index),
);
