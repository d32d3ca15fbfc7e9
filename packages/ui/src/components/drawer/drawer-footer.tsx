import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DrawerFooterContext } from './drawer.tsx';

export interface DrawerFooterProps {
  /** The actions. A button that submits a form of the content names it with its `form` attribute. */
  children: ReactNode;
}

/** Puts the actions that belong to a drawer's content at the drawer's fixed foot. */
export function DrawerFooter({ children }: DrawerFooterProps) {
  const foot = use(DrawerFooterContext);
  return foot && createPortal(children, foot);
}
