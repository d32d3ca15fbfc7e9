import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { Root, Turning } from './spinner.styles.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** What is awaited: "Reading the rules". */
  label: string;
  /** 16 px in a line of text, 24 in a section, 40 with the label below it in a place of its own. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** The label is only for a screen reader, where what stands around it says the same. @default false */
  bare?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Something is awaited that takes a moment, nobody knows how long. For a longer time, use `ProgressBar`. */
export function Spinner({ label, size = 'small', bare = false, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} role="status" data-size={size}>
      <Turning aria-hidden />
      {bare ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Root>
  );
}
