export { TransferList, type TransferListProps } from './transfer-list.tsx';
