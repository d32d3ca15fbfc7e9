export { ShortAddress, type ShortAddressProps } from './short-address.tsx';
export { WholeAddress, type WholeAddressProps } from './whole-address.tsx';
