import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Bar } from './filter-bar.styles.ts';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** The row of filters above a table. */
export function FilterBar({ children, ...rest }: FilterBarProps) {
  const words = useWords();
  return (
    <Bar role="group" aria-label={words.filters} {...rest}>
      {children}
    </Bar>
  );
}
