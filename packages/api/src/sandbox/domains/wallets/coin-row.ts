import { chainOf, type ChainName } from '../../../addresses/index.ts';
import type { CoinRow } from '../../world/rows.ts';
import { chainRows } from './chains.seed.ts';

const patterns: Record<ChainName, string> = {
  evm: '^0x[0-9a-fA-F]{40}$',
  tron: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
  xrp: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$',
  bitcoin: '^(bc1[02-9ac-hj-np-z]{8,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
  litecoin: '^(ltc1[02-9ac-hj-np-z]{8,87}|[LM3][1-9A-HJ-NP-Za-km-z]{25,34})$',
  dogecoin: '^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$',
  ton: '^([EU]Q[0-9A-Za-z_+/-]{46}|-?[01]:[0-9a-fA-F]{64})$',
  solana: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
  cosmos: '^cosmos1[02-9ac-hj-np-z]{38}$',
  eos: '^[a-z1-5.]{1,12}$',
};

/** Confirmations at which a deposit is credited and a payment is done. */
const confirmations: Record<string, number> = {
  ETH: 12,
  TRX: 20,
  BSC: 15,
  MATIC1: 128,
  XRP: 1,
  BTC: 2,
  LTC: 6,
  DOGE: 20,
  TON: 10,
  SOL: 32,
  ATOM: 1,
  EOS: 1,
  HECO: 15,
};

/** Main coins of chains that carry tokens. */
const carriers = ['ETH', 'TRX', 'BSC', 'MATIC1', 'TON', 'SOL', 'HECO'];

/** What a coin is, beside what its chain says of it. */
export type CoinFacts = Pick<
  CoinRow,
  'symbol' | 'symbol_alias' | 'coin_net' | 'base_symbol' | 'decimals' | 'min_withdraw'
> &
  Partial<CoinRow>;

/** A coin of one of the chains. */
export function coinRow(facts: CoinFacts, id: number): CoinRow {
  const chain = chainRows.find((row) => row.symbol === facts.base_symbol);
  const family = chainOf(facts.base_symbol);
  if (chain === undefined || family === null) throw new Error(`${facts.symbol} is of no chain`);
  const isMain = facts.symbol === facts.base_symbol;
  const hasMemo = chain.is_support_memo === 1;
  const depth = confirmations[facts.base_symbol] ?? 1;
  return {
    id,
    real_symbol: facts.symbol_alias,
    contract_address: '',
    deposit_confirmation: depth,
    withdraw_confirmation: depth,
    support_memo: hasMemo ? '1' : '0',
    support_token: isMain ? (carriers.includes(facts.symbol) ? '1' : '0') : '',
    support_acceleration: chain.support_acceleration,
    support_multi_addr: !hasMemo,
    merge_address_symbol: family === 'evm' && facts.base_symbol !== 'ETH' ? 'ETH' : '',
    coin_type: hasMemo ? 2 : chain.fees.kind === 'utxo' ? 1 : 0,
    address_regex: patterns[family],
    // The XRP ledger counts; the others take a text.
    address_tag_regex: hasMemo ? (family === 'xrp' ? '^\\d{1,10}$' : '^[\\x20-\\x7e]{1,100}$') : '',
    address_link: chain.address_link,
    txid_link: chain.txid_link,
    icon: '',
    name: `${facts.symbol};${facts.coin_net};${facts.symbol_alias}`,
    enable_deposit: true,
    enable_withdraw: chain.enable_withdraw,
    ...facts,
  };
}
