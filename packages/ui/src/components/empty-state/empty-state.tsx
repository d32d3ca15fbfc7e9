import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Body, Root, Title } from './empty-state.styles.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is not there. */
  title: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Where nothing is yet: says so and teaches the next step. */
export function EmptyState({ title, action, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Title>{title}</Title>
      {children === undefined ? null : <Body>{children}</Body>}
      {action}
    </Root>
  );
}
