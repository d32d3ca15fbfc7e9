import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFootElement } from '../../internal/foot.ts';

export interface DrawerFooterProps {
  /** The actions. A button that submits a form of the content names it with its `form` attribute. */
  children: ReactNode;
}

/** Puts the actions that belong to a drawer's content at the drawer's fixed foot. */
export function DrawerFooter({ children }: DrawerFooterProps) {
  const foot = useFootElement();
  return foot && createPortal(children, foot);
}
