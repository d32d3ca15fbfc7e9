import { useId, type HTMLAttributes, type Ref, type RefCallback } from 'react';
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
  /** The one that is chosen. Without it the control keeps that itself, as plain radios do. */
  selected?: Id | undefined;
  /** The one it begins with where it keeps that itself. @default the first; with `inputRef` what that makes of the radios */
  defaultSelected?: Id | undefined;
  onSelect?: ((id: Id) => void) | undefined;
  /** By which a form sends the one that is chosen. */
  name?: string | undefined;
  /** Called with every one of the radios, as `register` of react-hook-form wants it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Switches between few views or modes, all of them in sight. */
export function Segmented<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  name: formName,
  inputRef,
  // A radio that is checked by default counts for more than the values of the form that holds it.
  defaultSelected = inputRef === undefined ? items[0]?.id : undefined,
  autoFocus = false,
  ...rest
}: SegmentedProps<Id>) {
  const ownName = useId();
  const first = selected ?? defaultSelected ?? items[0]?.id;
  return (
    <Root {...rest} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <Choice key={item.id}>
          <Radio
            type="radio"
            ref={inputRef}
            name={formName ?? ownName}
            value={item.id}
            {...(item.id === first ? { autoFocus } : {})}
            {...(selected === undefined
              ? { defaultChecked: item.id === defaultSelected }
              : { checked: item.id === selected })}
            onChange={() => onSelect?.(item.id)}
          />
          {item.label}
        </Choice>
      ))}
    </Root>
  );
}
