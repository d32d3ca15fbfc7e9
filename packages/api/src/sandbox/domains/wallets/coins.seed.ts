import type { CoinRow } from '../../world/rows.ts';
import { chainRows } from './chains.seed.ts';

const patterns: Record<string, string> = {
  TRX: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  XRP: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$',
};

type Facts = Pick<
  CoinRow,
  'symbol' | 'symbol_alias' | 'coin_net' | 'base_symbol' | 'decimals' | 'min_withdraw'
> & { confirmations: number } & Partial<CoinRow>;

function coin({ confirmations, ...facts }: Facts, index: number): CoinRow {
  const chain = chainRows.find((row) => row.symbol === facts.base_symbol);
  if (chain === undefined) throw new Error(`${facts.symbol} is of no chain`);
  const isMain = facts.symbol === facts.base_symbol;
  const isEvm = chain.fees.kind === 'evm';
  return {
    id: 101 + index,
    real_symbol: facts.symbol_alias,
    contract_address: '',
    deposit_confirmation: confirmations,
    withdraw_confirmation: confirmations,
    support_memo: chain.is_support_memo === 1 ? '1' : '0',
    support_token: isMain ? (chain.fees.kind === 'flat' ? '0' : '1') : '',
    support_acceleration: chain.support_acceleration,
    support_multi_addr: chain.is_support_memo === 0,
    merge_address_symbol: isEvm && facts.base_symbol !== 'ETH' ? 'ETH' : '',
    coin_type: chain.is_support_memo === 1 ? 2 : 0,
    address_regex: patterns[facts.base_symbol] ?? '^0x[0-9a-fA-F]{40}$',
    address_tag_regex: chain.is_support_memo === 1 ? '^\\d{1,10}$' : '',
    address_link: chain.address_link,
    txid_link: chain.txid_link,
    icon: '',
    name: `${facts.symbol};${facts.coin_net};${facts.symbol_alias}`,
    enable_deposit: true,
    enable_withdraw: chain.enable_withdraw,
    ...facts,
  };
}

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

/** Every coin of the chains that are opened. Two of them show what being stopped looks like: USDT on BSC takes no deposits, BUSD and XRP no transfers. */
export const coinRows: readonly CoinRow[] = [
  {
    ...main('ETH', 'ETH', 'ETH'),
    decimals: 18,
    confirmations: 12,
    min_withdraw: '0.001',
    price_usd: '3120.45',
    change_24h: '1.82',
  },
  {
    ...token('USDTERC20', 'USDT', 'ERC20', 'ETH', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    decimals: 6,
    confirmations: 12,
    min_withdraw: '5',
    change_24h: '0.01',
  },
  {
    ...token('USDC', 'USDC', 'ERC20', 'ETH', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    decimals: 6,
    confirmations: 12,
    min_withdraw: '5',
    change_24h: '0',
  },
  {
    ...main('TRX', 'TRX', 'TRON'),
    decimals: 6,
    confirmations: 20,
    min_withdraw: '1',
    price_usd: '0.2764',
    change_24h: '-0.64',
  },
  {
    ...token('TUSDT', 'USDT', 'TRC20', 'TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    decimals: 6,
    confirmations: 20,
    min_withdraw: '1',
    change_24h: '0.01',
  },
  {
    ...main('BSC', 'BNB', 'BSC'),
    decimals: 18,
    confirmations: 15,
    min_withdraw: '0.01',
    price_usd: '612.3',
    change_24h: '0.47',
  },
  {
    ...token('USDTBEP20', 'USDT', 'BSC', 'BSC', '0x55d398326f99059fF775485246999027B3197955'),
    decimals: 18,
    confirmations: 15,
    min_withdraw: '5',
    change_24h: '0.01',
    enable_deposit: false,
  },
  {
    ...token('BUSD', 'BUSD', 'BSC', 'BSC', '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
    decimals: 18,
    confirmations: 15,
    min_withdraw: '5',
    change_24h: '-0.02',
    enable_withdraw: false,
  },
  {
    ...main('MATIC1', 'POL', 'POLYGON'),
    decimals: 18,
    confirmations: 128,
    min_withdraw: '1',
    price_usd: '0.4128',
    change_24h: '-2.31',
  },
  {
    ...main('XRP', 'XRP', 'XRP'),
    decimals: 6,
    confirmations: 1,
    min_withdraw: '1',
    price_usd: '2.1874',
    change_24h: '3.05',
  },
].map(coin);

/** USD for one bitcoin, which totals are also told in. */
export const bitcoinPrice = '96240';
