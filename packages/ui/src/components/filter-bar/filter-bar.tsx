import { useRef, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import { Bar, Filters, Reset } from './filter-bar.styles.ts';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Turns every filter off. Give it only while one is on: the button for it stands behind the filters meanwhile, and takes no room otherwise. */
  onReset?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The row of filters above a table. Renders a `<div role="group">`. */
export function FilterBar({ onReset, children, ...rest }: FilterBarProps) {
  const words = useWords();
  const filters = useRef<HTMLDivElement>(null);
  return (
    <Bar role="group" aria-label={words.filters} {...rest}>
      <Filters ref={filters}>{children}</Filters>
      {/* Behind the filters, so that none of them moves once there is something to reset. */}
      <Reset data-off={onReset === undefined || undefined}>
        <Button
          variant="ghost"
          onClick={() => {
            // The button goes away with the last filter; the focus stays in the bar.
            filters.current?.querySelector<HTMLElement>('input, button')?.focus();
            onReset?.();
          }}
        >
          {words.filtersReset}
        </Button>
      </Reset>
    </Bar>
  );
}
