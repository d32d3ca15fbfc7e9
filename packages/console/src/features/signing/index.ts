export type { SignCheck } from './use-sign-code.ts';
export { QrSign, useQrSignAhead } from './lazy-qr-sign.tsx';
