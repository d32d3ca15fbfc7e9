export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { useCopy, type CopyOptions } from './use-copy.tsx';
