import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { Root } from './badge.styles.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** How many; nothing is shown at 0, and 99+ from 100. */
  count: number;
  /** What a screen reader says instead of the number, such as "7 waiting". */
  label: string;
  ref?: Ref<HTMLSpanElement>;
}

/** How many things wait behind a name. */
export function Badge({ count, label, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Root {...rest}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
