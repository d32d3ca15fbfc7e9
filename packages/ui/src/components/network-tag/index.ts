export { NetworkTag, type NetworkTagProps } from './network-tag.tsx';
