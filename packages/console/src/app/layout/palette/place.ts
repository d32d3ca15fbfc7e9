import type { CommandItem } from '@mpc/ui';

/** Something the palette leads to. Choosing it opens a place and does nothing else. */
export interface Place extends CommandItem {
  href: string;
  /** Kept among the recent ones once it was chosen. */
  isKept?: boolean;
}
