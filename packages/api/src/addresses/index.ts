export { accountAddress } from './account-address.ts';
export { chainOf, knownChains, type ChainName } from './chain-names.ts';
export type { AddressFacts, AddressKind, ChainFault, SharedChain, Warning } from './chain.ts';
export { addressKey, checkAddress, type AddressCheck, type Reason } from './check-address.ts';
export { createLookAlikes, lookAlike, type LookAlike, type LookAlikes } from './look-alikes.ts';
export type { TextFault } from './text-fault.ts';
