import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { Root } from './columns.styles.ts';

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** The least width of a column; where it does not fit, there is one column less. @default '220px' */
  min?: string;
  /** Room between the columns and the lines. @default 'l' */
  gap?: Space;
  ref?: Ref<HTMLDivElement>;
}

/** As many equal columns as there is room for. */
export function Columns({ min = '220px', gap = 'l', ...rest }: ColumnsProps) {
  return <Root {...rest} $min={min} $gap={gap} />;
}
