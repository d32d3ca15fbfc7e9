import { CopyButton } from '@mpc/ui';

/** The place of a copy button that may come. */
export function HeldCopy() {
  return <CopyButton size="small" text="" label="" aria-hidden disabled style={{ visibility: 'hidden' }} />;
}
