import { SplitPane } from '@mpc/ui';
import { use, type ReactNode } from 'react';
import { BesideList } from './beside-list.ts';
import { useOverlayParam } from './overlay-param.ts';

export interface ListAndDetailProps {
  /** What the address says stands open; null where the screen has no such thing. */
  detail: ReactNode;
  /** The detail's place, for a screen reader. */
  detailLabel: string;
  /** The list. */
  children: ReactNode;
}

/** A list with its detail beside it where there is room, and over it elsewhere. */
export function ListAndDetail({ detail, detailLabel, children }: ListAndDetailProps) {
  const { open } = useOverlayParam();
  if (!use(BesideList))
    return (
      <>
        {children}
        {detail}
      </>
    );
  return (
    <SplitPane
      side={open === null ? null : detail}
      sideLabel={detailLabel}
      sidePlace="end"
      sideWidth="minmax(424px, 43%)"
    >
      {children}
    </SplitPane>
  );
}
