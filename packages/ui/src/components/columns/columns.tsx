import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { Root } from './columns.styles.ts';

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** The least width of a column; where it does not fit, there is one column less. @default '220px' */
  min?: string;
  /** Room between the columns and the lines. @default 'l' */
  gap?: Space;
  /** What stands in the last line takes all of it, as a decision's buttons do; columns of several lines are then not equal. @default false */
  fill?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** As many equal columns as there is room for. */
export function Columns({ min = '220px', gap = 'l', fill = false, ...rest }: ColumnsProps) {
  return <Root {...rest} $min={min} $gap={gap} data-fill={fill || undefined} />;
}
