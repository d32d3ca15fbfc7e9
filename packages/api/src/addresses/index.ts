export type { AddressFacts, ChainFault, Warning } from './chain.ts';
export { chainOf, knownChains, type ChainName } from './chains.ts';
export { addressKey, checkAddress, type AddressCheck, type Reason } from './check-address.ts';
export { lookAlike, type LookAlike } from './similarity.ts';
export type { TextFault } from './text-fault.ts';
