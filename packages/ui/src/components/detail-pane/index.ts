export { DetailPane, type DetailPaneProps } from './detail-pane.tsx';
