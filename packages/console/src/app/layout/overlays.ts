import { Dialog, Drawer } from '@mpc/ui';

/** What everything that opens over a page stands on. */
export const overlays = [Dialog, Drawer];
