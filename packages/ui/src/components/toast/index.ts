export { createToasts, toasts, type ToastMessage, type Toasts } from './toast-store.ts';
export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
