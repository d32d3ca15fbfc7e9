import type { ChainRow } from '../../world/rows.ts';

type Facts = Pick<ChainRow, 'symbol' | 'coin_net' | 'symbol_alias' | 'chain_id' | 'fees' | 'block_ms'> &
  Partial<ChainRow>;

function chain(facts: Facts, order: number): ChainRow {
  return {
    real_symbol: facts.symbol_alias,
    is_support_memo: 0,
    enable_deposit: true,
    enable_withdraw: true,
    support_acceleration: facts.fees.kind === 'evm',
    need_payment: false,
    icon: '',
    address_link: '',
    txid_link: '',
    ...facts,
    display_order: order + 1,
  };
}

const evm = (slow: string, middle: string, fast: string) =>
  ({ kind: 'evm', gas_prices: [slow, middle, fast] }) as const;

const explorer = (site: string) => ({ address_link: `${site}/address/`, txid_link: `${site}/tx/` });

/** Chains the wallets of the sandbox have opened. */
const opened: Facts[] = [
  {
    symbol: 'ETH',
    coin_net: 'ETH',
    symbol_alias: 'ETH',
    chain_id: '1',
    fees: evm('2.1', '2.6', '3.4'),
    block_ms: 12_000,
    ...explorer('https://etherscan.io'),
  },
  {
    symbol: 'TRX',
    coin_net: 'TRON',
    symbol_alias: 'TRX',
    chain_id: '728126428',
    fees: { kind: 'tron', energy: '0.0001', bandwidth: '0.001' },
    block_ms: 3_000,
    address_link: 'https://tronscan.org/#/address/',
    txid_link: 'https://tronscan.org/#/transaction/',
  },
  {
    symbol: 'BSC',
    coin_net: 'BSC',
    symbol_alias: 'BNB',
    chain_id: '56',
    fees: evm('1', '1.2', '1.5'),
    block_ms: 3_000,
    ...explorer('https://bscscan.com'),
  },
  {
    symbol: 'MATIC1',
    coin_net: 'POLYGON',
    symbol_alias: 'POL',
    chain_id: '137',
    fees: evm('30', '35', '50'),
    block_ms: 2_000,
    ...explorer('https://polygonscan.com'),
  },
  {
    symbol: 'XRP',
    coin_net: 'XRP',
    symbol_alias: 'XRP',
    chain_id: '',
    fees: { kind: 'flat', fee: '0.00001' },
    block_ms: 4_000,
    is_support_memo: 1,
    enable_withdraw: false,
    address_link: 'https://xrpscan.com/account/',
    txid_link: 'https://xrpscan.com/tx/',
  },
];

const flat = (symbol: string, alias: string, net: string, fee: string): Facts => ({
  symbol,
  coin_net: net,
  symbol_alias: alias,
  chain_id: '',
  fees: { kind: 'flat', fee },
  block_ms: 60_000,
});

/** Chains that could be opened. */
const supported: Facts[] = [
  flat('BTC', 'BTC', 'BTC', '0.0001'),
  flat('LTC', 'LTC', 'LTC', '0.001'),
  flat('DOGE', 'DOGE', 'DOGE', '1'),
  { ...flat('TON', 'TON', 'TON', '0.02'), is_support_memo: 1 },
  { ...flat('SOL', 'SOL', 'SOL', '0.00001'), need_payment: true },
  { ...flat('ATOM', 'ATOM', 'ATOM', '0.005'), is_support_memo: 1, need_payment: true },
  { ...flat('EOS', 'EOS', 'EOS', '0'), is_support_memo: 1, need_payment: true },
  { ...flat('HECO', 'HT', 'HECO', '0'), chain_id: '128', fees: evm('2.25', '2.5', '3'), need_payment: true },
];

/** Every chain the server knows. */
export const chainRows: readonly ChainRow[] = [...opened, ...supported].map(chain);
