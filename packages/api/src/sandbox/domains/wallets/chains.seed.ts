import type { ChainRow } from '../../world/rows.ts';
import { minute } from '../../../core/durations.ts';

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

/** Chains that most of the sandbox is about. */
const common: Facts[] = [
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

/** A chain of unspent outputs: rates in its smallest unit for one byte. */
const utxo = (fee_rates: readonly [string, string, string], dust: string) =>
  ({ kind: 'utxo', fee_rates, dust }) as const;

const flat = (fee: string) => ({ kind: 'flat', fee }) as const;

/** Chains that one wallet has opened, or none. */
const others: Facts[] = [
  {
    symbol: 'BTC',
    coin_net: 'BTC',
    symbol_alias: 'BTC',
    chain_id: '',
    fees: utxo(['4', '7', '12'], '0.00000546'),
    block_ms: 10 * minute,
    ...explorer('https://mempool.space'),
  },
  {
    symbol: 'LTC',
    coin_net: 'LTC',
    symbol_alias: 'LTC',
    chain_id: '',
    fees: utxo(['2', '5', '10'], '0.0000546'),
    block_ms: 150_000,
    ...explorer('https://litecoinspace.org'),
  },
  {
    symbol: 'DOGE',
    coin_net: 'DOGE',
    symbol_alias: 'DOGE',
    chain_id: '',
    fees: utxo(['1000', '2000', '5000'], '0.01'),
    block_ms: minute,
    ...explorer('https://dogechain.info'),
  },
  {
    symbol: 'TON',
    coin_net: 'TON',
    symbol_alias: 'TON',
    chain_id: '',
    fees: flat('0.02'),
    block_ms: 5_000,
    is_support_memo: 1,
    address_link: 'https://tonviewer.com/',
    txid_link: 'https://tonviewer.com/transaction/',
  },
  {
    symbol: 'SOL',
    coin_net: 'SOL',
    symbol_alias: 'SOL',
    chain_id: '',
    fees: flat('0.00001'),
    block_ms: 400,
    need_payment: true,
    address_link: 'https://solscan.io/account/',
    txid_link: 'https://solscan.io/tx/',
  },
  {
    symbol: 'ATOM',
    coin_net: 'ATOM',
    symbol_alias: 'ATOM',
    chain_id: 'cosmoshub-4',
    fees: flat('0.005'),
    block_ms: 6_000,
    is_support_memo: 1,
    need_payment: true,
    ...explorer('https://www.mintscan.io/cosmos'),
  },
  {
    symbol: 'EOS',
    coin_net: 'EOS',
    symbol_alias: 'EOS',
    chain_id: '',
    fees: flat('0'),
    block_ms: 500,
    is_support_memo: 1,
    need_payment: true,
    address_link: 'https://bloks.io/account/',
    txid_link: 'https://bloks.io/transaction/',
  },
  {
    symbol: 'HECO',
    coin_net: 'HECO',
    symbol_alias: 'HT',
    chain_id: '128',
    fees: evm('2.25', '2.5', '3'),
    block_ms: 3_000,
    need_payment: true,
    ...explorer('https://www.hecoinfo.com/en-us'),
  },
];

/** Every chain the server knows. */
export const chainRows: readonly ChainRow[] = [...common, ...others].map(chain);
