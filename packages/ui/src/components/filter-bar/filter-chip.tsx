import { Check } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Chip } from './filter-bar.styles.ts';

export interface FilterChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  /** The filter is on. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter that is on or off. Renders a `<button aria-pressed>`. */
export function FilterChip({ pressed, onChange, children, ...rest }: FilterChipProps) {
  return (
    <Chip
      {...rest}
      type="button"
      aria-pressed={pressed}
      data-on={pressed || undefined}
      onClick={() => onChange(!pressed)}
    >
      {pressed ? <Check size={14} strokeWidth={1.5} aria-hidden /> : null}
      {children}
    </Chip>
  );
}
