import { DetailPane, Drawer, type DrawerProps } from '@mpc/ui';
import { use, type ReactNode } from 'react';
import { BesideList } from './beside-list.ts';

export interface DetailFrameProps extends Pick<DrawerProps, 'title' | 'status' | 'onClose'> {
  children: ReactNode;
}

/** What the detail of a row stands in: a wide drawer, or a pane beside the list where there is room and the screen has one. */
export function DetailFrame(props: DetailFrameProps) {
  return use(BesideList) ? <DetailPane {...props} /> : <Drawer {...props} open size="wide" />;
}
