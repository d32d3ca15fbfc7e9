import type { CommandItem } from '@mpc/ui';

/** Something the palette leads to. Choosing it opens an address and does nothing else. */
export interface PaletteItem extends CommandItem {
  href: string;
  /** Kept among the recent ones once it was chosen. */
  isKept?: boolean;
}
