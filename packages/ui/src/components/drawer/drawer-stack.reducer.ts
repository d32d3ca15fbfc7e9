import type { ReactNode } from 'react';
import type { DrawerSize } from './drawer.sizes.ts';

/** One page of a stack of drawers. */
export interface DrawerPage {
  /** Tells the page from the others of the stack. */
  key: string;
  title: ReactNode;
  status?: ReactNode;
  size?: DrawerSize;
  content: ReactNode;
  footer?: ReactNode;
}

/** What can happen to a stack of drawers. */
export type DrawerStackAction = { type: 'push'; page: DrawerPage } | { type: 'pop' } | { type: 'clear' };

/** The stack as data, the top page last. Pushing a page that is in the stack goes back to it and renews it. */
export function drawerStackReducer(
  pages: readonly DrawerPage[],
  action: DrawerStackAction,
): readonly DrawerPage[] {
  if (action.type === 'clear') return [];
  if (action.type === 'pop') return pages.slice(0, -1);
  const at = pages.findIndex(({ key }) => key === action.page.key);
  return [...(at === -1 ? pages : pages.slice(0, at)), action.page];
}
