import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { Root } from './stack.styles.ts';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Room between the children. @default 'l' */
  gap?: Space;
  /** Where children stand across. @default 'stretch' */
  align?: 'start' | 'stretch' | 'center' | 'end';
  ref?: Ref<HTMLDivElement>;
}

/** Puts its children one below the other. */
export function Stack({ gap = 'l', align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} data-gap={gap} data-across={align === 'stretch' ? undefined : align} />;
}
