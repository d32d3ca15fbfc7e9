export { closeOverlays } from '../../internal/close-overlays.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
