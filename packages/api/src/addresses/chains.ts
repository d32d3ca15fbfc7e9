import { bitcoin, dogecoin, litecoin } from './bitcoin.ts';
import type { ChainName } from './chain-names.ts';
import type { Chain } from './chain.ts';
import { cosmos } from './cosmos.ts';
import { eos } from './eos.ts';
import { evm } from './evm.ts';
import { solana } from './solana.ts';
import { ton } from './ton.ts';
import { tron } from './tron.ts';
import { xrp } from './xrp.ts';

/** The checker of every family of chains: one row, one file. */
export const chains: Record<ChainName, Chain> = {
  evm,
  tron,
  bitcoin,
  litecoin,
  dogecoin,
  ton,
  solana,
  xrp,
  cosmos,
  eos,
};
