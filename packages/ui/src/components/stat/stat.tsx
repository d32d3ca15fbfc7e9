import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Hint, Label, Root, Value } from './stat.styles.ts';

export interface StatProps extends HTMLAttributes<HTMLDListElement> {
  /** What is counted. */
  label: ReactNode;
  /** How much it is. */
  value: ReactNode;
  /** What changed, or what it is worth. */
  hint?: ReactNode;
  /** `figure` for the one number that matters on the page. @default 'normal' */
  size?: 'normal' | 'figure';
  ref?: Ref<HTMLDListElement>;
}

/** A number with its name. */
export function Stat({ label, value, hint, size = 'normal', ...rest }: StatProps) {
  return (
    <Root {...rest} data-size={size}>
      <Label>{label}</Label>
      <Value>{value}</Value>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
    </Root>
  );
}
