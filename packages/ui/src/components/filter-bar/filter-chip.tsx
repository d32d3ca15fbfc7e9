import { ChevronDown, Square, SquareCheck } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Chip, ValueSlot } from './filter-bar.styles.ts';

export interface FilterChipProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onChange' | 'onClick'
> {
  /** The filter is on. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter that is on or off; with `aria-haspopup` it stands for a `FilterSelect` whose code is not there yet. Renders a `<button aria-pressed>`. */
export function FilterChip({ pressed, onChange, children, ...rest }: FilterChipProps) {
  // As wide on as off: nothing beside it moves.
  const opens = rest['aria-haspopup'] !== undefined;
  const Icon = pressed ? SquareCheck : Square;
  return (
    <Chip
      {...rest}
      type="button"
      aria-pressed={pressed}
      data-on={pressed || undefined}
      onClick={() => onChange(!pressed)}
    >
      {opens ? (
        <>
          <ValueSlot>
            <span>{children}</span>
          </ValueSlot>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </>
      ) : (
        <>
          <Icon size={14} strokeWidth={1.5} aria-hidden />
          {children}
        </>
      )}
    </Chip>
  );
}
