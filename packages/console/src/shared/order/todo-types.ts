import type { ItemType } from '@mpc/api';

/** The items that are shown and counted: transfers. The others come with the screens on which they are decided. */
export const todoTypes: ItemType[] = [1];
