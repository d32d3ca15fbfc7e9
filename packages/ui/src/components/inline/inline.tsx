import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { Root } from './inline.styles.ts';

export interface InlineProps extends HTMLAttributes<HTMLDivElement> {
  /** Room between the children. @default 's' */
  gap?: Space;
  /** Where the children stand along the line. @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** Where they stand across it. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Goes on in a new line where there is no more room. @default true */
  wrap?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Puts its children in a line. */
export function Inline({
  gap = 's',
  justify = 'start',
  align = 'center',
  wrap = true,
  ...rest
}: InlineProps) {
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-justify={justify === 'start' ? undefined : justify}
      data-across={align === 'center' ? undefined : align}
      data-wrap={wrap ? undefined : false}
    />
  );
}
