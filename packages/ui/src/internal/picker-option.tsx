import type { ReactNode } from 'react';

/** One thing to pick from a list. */
export interface PickerOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  /** A coin, a network: 20 px. */
  icon?: ReactNode;
  disabled?: boolean;
  /** What it stands under in the list, together with the others of the same group. */
  group?: string;
}
