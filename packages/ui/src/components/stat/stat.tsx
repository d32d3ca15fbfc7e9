import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Hint, Label, Pending, Root, Value } from './stat.styles.ts';

export interface StatProps extends HTMLAttributes<HTMLDListElement> {
  /** What is counted. */
  label: ReactNode;
  /** How much it is. */
  value: ReactNode;
  /** It is not known yet: its place is held, also that of the hint. @default false */
  loading?: boolean;
  /** What changed, or what it is worth. */
  hint?: ReactNode;
  /** `figure` for the one number that matters on the page. @default 'normal' */
  size?: 'normal' | 'figure';
  ref?: Ref<HTMLDListElement>;
}

/** A number with its name. */
export function Stat({ label, value, hint, loading = false, size = 'normal', ...rest }: StatProps) {
  return (
    <Root {...rest} data-size={size} aria-busy={loading}>
      <Label>{label}</Label>
      <Value>{loading ? <Pending /> : value}</Value>
      {loading ? (
        <Hint>
          <Pending />
        </Hint>
      ) : hint === undefined ? null : (
        <Hint>{hint}</Hint>
      )}
    </Root>
  );
}
