import type { CommandItem } from '@mpc/ui';

/** Something the palette leads to. Choosing it opens an address and does nothing else. */
export interface PaletteItem extends CommandItem {
  href: string;
  /** It leads elsewhere each time, so that it is not kept among the recent ones. */
  isFleeting?: boolean;
}
