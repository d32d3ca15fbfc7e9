import type { ContractRegistry } from '#features/address-check';

/** A call as somebody decides about it, and from where it is made. */
export interface ShownCall {
  /** @default the wallet of this tab */
  walletId?: number | undefined;
  subWalletId: number;
  /** The main coin of its chain. */
  baseSymbol: string;
  /** The address that calls; empty where the server chooses it. */
  from: string;
  contract: string;
  /** Of the main coin, sent with it; undefined where the server does not say. */
  amount: string | undefined;
  /** Gwei, and units of gas; undefined on chains that have none. */
  gasPrice?: string | undefined;
  gasLimit?: string | undefined;
  /** What the contract is told, in hex. */
  inputData: string;
}

/** Where a call is looked at from, and what is registered there. */
export interface CallContext {
  walletId: number | null;
  subWalletId: number;
  baseSymbol: string;
  /** Undefined until it is read. */
  registry: ContractRegistry | undefined;
}
