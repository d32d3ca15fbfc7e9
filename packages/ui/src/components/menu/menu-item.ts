import type { ReactNode } from 'react';

/** One thing a menu offers. */
export interface MenuAction {
  id: string;
  label: string;
  /** A 16 px icon in front of the label. */
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** Rejects or destroys something. */
  danger?: boolean;
  /** Why it cannot be chosen now; takes the place of the description. The item can be reached, and says so. */
  disabledReason?: string | undefined;
}

/** A line between two groups of a menu. */
export interface MenuDivider {
  divider: true;
}
