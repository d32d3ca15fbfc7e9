export { ConfirmDialog, type ConfirmDialogProps, type ConfirmType } from './confirm-dialog.tsx';
