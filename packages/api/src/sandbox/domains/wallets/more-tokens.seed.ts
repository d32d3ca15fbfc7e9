import type { CoinFacts } from './coin-row.ts';

type Token = readonly [
  symbol: string,
  alias: string,
  net: string,
  base: string,
  decimals: number,
  contract: string,
  min: string,
  usd: string,
  change: string,
];

const tokens: readonly Token[] = [
  ['DAI', 'DAI', 'ERC20', 'ETH', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F', '5', '1', '0'],
  ['WBTC', 'WBTC', 'ERC20', 'ETH', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', '0.0001', '96105', '0.9'],
  ['LINK', 'LINK', 'ERC20', 'ETH', 18, '0x514910771AF9Ca656af840dff83E8264EcF986CA', '0.5', '17.83', '2.4'],
  ['UNI', 'UNI', 'ERC20', 'ETH', 18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', '0.5', '11.24', '-1.7'],
  ['AAVE', 'AAVE', 'ERC20', 'ETH', 18, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', '0.05', '186.4', '3.3'],
  [
    'SHIB',
    'SHIB',
    'ERC20',
    'ETH',
    18,
    '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
    '200000',
    '0.0000248',
    '5.1',
  ],
  ['USDCBEP20', 'USDC', 'BSC', 'BSC', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', '5', '1', '0'],
  ['CAKE', 'CAKE', 'BSC', 'BSC', 18, '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', '1', '2.31', '-0.8'],
  [
    'USDTPOLYGON',
    'USDT',
    'POLYGON',
    'MATIC1',
    6,
    '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    '1',
    '1',
    '0.01',
  ],
  [
    'USDCPOLYGON',
    'USDC',
    'POLYGON',
    'MATIC1',
    6,
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    '1',
    '1',
    '0',
  ],
  ['USDD', 'USDD', 'TRC20', 'TRX', 18, 'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn', '1', '0.9991', '-0.03'],
  ['JST', 'JST', 'TRC20', 'TRX', 18, 'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9', '50', '0.0361', '1.2'],
  ['SUN', 'SUN', 'TRC20', 'TRX', 18, 'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S', '50', '0.0187', '0.6'],
  ['USDCSOL', 'USDC', 'SOL', 'SOL', 6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '1', '1', '0'],
  ['USDTSOL', 'USDT', 'SOL', 'SOL', 6, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', '1', '1', '0.01'],
  ['USDTTON', 'USDT', 'TON', 'TON', 6, 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', '1', '1', '0.01'],
];

/** Tokens that nobody has in a list at first: what is found when coins are managed. */
export const moreTokens: readonly CoinFacts[] = tokens.map(
  ([symbol, symbol_alias, coin_net, base_symbol, decimals, contract_address, min_withdraw, usd, change]) => ({
    symbol,
    symbol_alias,
    coin_net,
    base_symbol,
    decimals,
    contract_address,
    min_withdraw,
    price_usd: usd,
    change_24h: change,
  }),
);
