import type { ChainName } from './chain-names.ts';

/**
 * Accounts made or documented to destroy what they receive, as `Chain.account` spells them. The account of nothing but
 * zeros is rejected by each chain's own check.
 */
const accounts: Partial<Record<ChainName, readonly string[]>> = {
  evm: ['0x000000000000000000000000000000000000dead', '0xdead000000000000000042069420694206942069'],
  // The genesis account Blackhole, and 0x…dead in TRON's spelling.
  tron: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY'],
  bitcoin: ['1CounterpartyXXXXXXXXXXXXXXXUWLpVr', '1BitcoinEaterAddressDontSendf59kuE'],
  dogecoin: ['DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
  // https://xrpl.org/docs/concepts/accounts/addresses#special-addresses
  xrp: ['rrrrrrrrrrrrrrrrrNAMEtxvNvQ', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'],
};

/** Whether an account is known to be a burn address. */
export const isBurnAccount = (chain: ChainName, account: string | null): boolean =>
  account !== null && accounts[chain]?.includes(account) === true;
