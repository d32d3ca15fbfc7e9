export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { useCopyToast, type CopyToast, type CopiedCoin } from './use-copy-toast.tsx';
