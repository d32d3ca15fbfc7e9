import type { Words } from './words.ts';

export const enUS: Words = {
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  confirm: 'Confirm',
  loading: 'Loading',
  retry: 'Retry',
  copy: 'Copy',
  copied: 'Copied successfully',
};
