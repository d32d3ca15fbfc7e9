export { closeOverlays } from '../../internal/close-overlays.ts';
export type { PanelProps, PanelStyle } from '../../internal/panel-props.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
