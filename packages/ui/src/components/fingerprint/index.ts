export { Fingerprint, type FingerprintProps } from './fingerprint.tsx';
