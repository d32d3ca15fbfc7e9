import type {
  ChainAddress,
  Coin,
  CollectRule,
  MultisigAddress,
  NftCollection,
  TransactionRow,
} from '@mpc/api';
import { addressKey, checkAddress, type Reason } from '@mpc/api/addresses';
import { coinName } from '#shared/coin/coin-name.ts';

/** Contracts known to a wallet, by `addressKey`, so that a contract of one network is known on all of its family. */
export interface KnownContracts {
  /** Contracts of tokens: none of them gives back what it is sent. */
  tokens: ReadonlyMap<string, string>;
  /** Other contracts, some of which take payments; the name is empty where none is known. */
  others: ReadonlyMap<string, string>;
}

/** Whether a transfer to an address may be made. Whoever gets `confirm` asks a person for more than the form. */
export type RecipientCheck =
  | { kind: 'allowed' }
  | { kind: 'refused'; reason: 'address'; fault: Reason }
  | { kind: 'refused'; reason: 'sender' }
  | { kind: 'refused'; reason: 'tokenContract'; name: string }
  | { kind: 'confirm'; reason: 'contract'; name: string };

interface RecipientContext {
  /** The address is where the paying sub-wallet itself receives. */
  isSender: boolean;
  contracts: KnownContracts;
}

// One object each, so that what is memoized on a check is not drawn again.
const allowed: RecipientCheck = { kind: 'allowed' };
const sender: RecipientCheck = { kind: 'refused', reason: 'sender' };

/** Whether a transfer to an address on the network of a main coin may be made, whatever is sent. */
export function checkRecipient(
  baseSymbol: string,
  address: string,
  { isSender, contracts }: RecipientContext,
): RecipientCheck {
  const check = checkAddress(baseSymbol, address);
  // The contracts of some networks are no addresses anybody pays: which token it is says more than that.
  const key = check.ok ? check.key : addressKey(baseSymbol, address);
  const token = contracts.tokens.get(key);
  if (token !== undefined) return { kind: 'refused', reason: 'tokenContract', name: token };
  if (!check.ok) return { kind: 'refused', reason: 'address', fault: check.reason };
  if (isSender) return sender;
  const other = contracts.others.get(key);
  return other === undefined ? allowed : { kind: 'confirm', reason: 'contract', name: other };
}

/** Answers of the server that name contracts. */
export interface ContractSources {
  coins: readonly Pick<Coin, 'base_symbol' | 'contract_address' | 'symbol_alias' | 'coin_net'>[];
  collections: readonly Pick<NftCollection, 'base_symbol' | 'contract_address' | 'collection_name'>[];
  calls: readonly Pick<TransactionRow, 'base_symbol' | 'interactive_contract'>[];
  /** Of contract sweeps, cold wallets and strategies: not everybody may read them. */
  rules?: readonly Pick<CollectRule, 'base_symbol' | 'contract_address' | 'rule_name'>[] | undefined;
  multisigs?: readonly Pick<MultisigAddress, 'base_symbol' | 'warm_address' | 'cold_address'>[] | undefined;
  allowed?: readonly ChainAddress[] | undefined;
}

/** The contracts that the coin table, the NFTs and calls of a sub-wallet, its strategies, sweeps and cold wallets name. */
export function knownContracts(sources: ContractSources): KnownContracts {
  const { coins, collections, calls, rules = [], multisigs = [], allowed = [] } = sources;
  const others = new Map<string, string>();
  const note = (base: string, address: string | undefined, name = '') => {
    if (address !== undefined && address !== '') others.set(addressKey(base, address), name);
  };
  for (const { base_symbol, address } of allowed) note(base_symbol, address);
  for (const { base_symbol, interactive_contract } of calls) note(base_symbol, interactive_contract);
  for (const { base_symbol, warm_address, cold_address } of multisigs) {
    note(base_symbol, warm_address);
    note(base_symbol, cold_address);
  }
  for (const { base_symbol, contract_address, rule_name } of rules)
    note(base_symbol, contract_address, rule_name);
  for (const { base_symbol, contract_address, collection_name } of collections)
    note(base_symbol, contract_address, collection_name);
  return {
    tokens: new Map(
      coins
        .filter(({ contract_address }) => contract_address !== '')
        .map((coin) => [addressKey(coin.base_symbol, coin.contract_address), coinName(coin)]),
    ),
    others,
  };
}
