export { QrSign, useQrSignAhead } from './lazy-qr-sign.tsx';
