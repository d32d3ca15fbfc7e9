import { useId, type HTMLAttributes, type Ref } from 'react';
import { Choice, Radio, Root } from './segmented.styles.ts';

/** One of the views or modes. */
export interface SegmentedItem<Id extends string = string> {
  id: Id;
  label: string;
}

export interface SegmentedProps<Id extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onSelect' | 'children'
> {
  /** What is chosen; said, not shown. */
  label: string;
  items: readonly SegmentedItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Switches between few views or modes, all of them in sight. */
export function Segmented<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  ...rest
}: SegmentedProps<Id>) {
  const name = useId();
  return (
    <Root {...rest} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <Choice key={item.id}>
          <Radio
            type="radio"
            name={name}
            value={item.id}
            checked={item.id === selected}
            onChange={() => onSelect(item.id)}
          />
          {item.label}
        </Choice>
      ))}
    </Root>
  );
}
