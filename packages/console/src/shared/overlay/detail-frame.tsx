import { DetailPane, Drawer, type DrawerProps } from '@mpc/ui';
import { createContext, use, type ReactNode } from 'react';

/** Whether details stand beside their list, and not over it. */
export const BesideList = createContext(false);

export interface DetailFrameProps extends Pick<DrawerProps, 'title' | 'status' | 'onClose'> {
  children: ReactNode;
}

/** What the detail of a row stands in: a wide drawer, or a pane beside the list where there is room and the screen has one. */
export function DetailFrame(props: DetailFrameProps) {
  return use(BesideList) ? <DetailPane {...props} /> : <Drawer {...props} open size="wide" />;
}
