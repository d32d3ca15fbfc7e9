import { Inline } from '@mpc/ui';
import type { ReactNode } from 'react';
import { usePhone } from '#shared/use-media.ts';
import { ListTools, type ListToolsProps } from './list-tools.tsx';

export interface ListBarProps extends Omit<ListToolsProps, 'brief'> {
  /** The filters. */
  children: ReactNode;
}

/** The filters of a list, and at the end of their line what can be done with all of it. */
export function ListBar({ children, ...tools }: ListBarProps) {
  return (
    <Inline justify="between" align="start" wrap={usePhone()}>
      {children}
      <ListTools {...tools} brief />
    </Inline>
  );
}
