import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { nameOptions } from '../../internal/option-search.ts';
import { optionId, PickerList } from '../../internal/picker-list.tsx';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { useChoice } from '../../internal/use-choice.ts';
import { useField } from '../../internal/use-field.ts';
import { useListKeys } from '../../internal/use-list-keys.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Icon, Trigger, Value, Whole } from './select.styles.ts';

export interface SelectProps<Id extends string = string> extends Omit<FieldBasics, 'defaultValue'> {
  options: readonly PickerOption<Id>[];
  /** What is chosen. @default kept inside, for a form that is sent by the browser */
  value?: Id | null;
  /** What is chosen at first, where `value` is not given. @default null */
  defaultValue?: Id | null;
  onChange?: (value: Id) => void;
  /** Shown while nothing is chosen. @default the library's own "Choose" */
  placeholder?: string;
}

/** A choice from a list that opens. For a list to search in, use `ComboBox`; for two to four choices, `RadioCards`. */
export function Select<Id extends string>({
  options: given,
  value: shown,
  defaultValue = null,
  onChange,
  placeholder,
  ...basics
}: SelectProps<Id>) {
  const words = useWords();
  const options = useMemo(() => nameOptions(given), [given]);
  const whole = useRef<HTMLDivElement>(null);
  const [value, change] = useChoice(
    shown,
    defaultValue,
    (next) => {
      if (next !== null) onChange?.(next);
    },
    whole,
  );
  const { control, frame, settle } = useField(basics, { text: value ?? '', missing: words.requiredChoice });
  // Null while the list is closed, -1 while the keys are at none of its options.
  const [active, setActive] = useState<number | null>(null);

  const { id, name, ...ties } = control;
  const list = `${id}-list`;
  const open = active !== null;
  const at = options.findIndex((option) => option.id === value);
  const chosen = options[at];
  const hasNamesake = options.some(({ id: other, label }) => other !== value && label === chosen?.label);

  const choose = (index: number) => {
    const option = options[index];
    setActive(null);
    if (option !== undefined && option.disabled !== true && option.id !== value) change(option.id);
  };
  const onKeyDown = useListKeys({
    options,
    chosen: chosen?.disabled === true ? -1 : at,
    active,
    onActive: setActive,
    onChoose: choose,
    onTab: () => choose(active ?? -1),
  });

  return (
    <FieldFrame {...frame}>
      <Whole
        ref={whole}
        onBlur={({ relatedTarget }) => {
          settle();
          if (relatedTarget !== null) setActive(null);
        }}
      >
        <Trigger
          {...ties}
          id={id}
          type="button"
          role="combobox"
          data-icon={chosen?.icon === undefined ? undefined : true}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-activedescendant={open && active !== -1 ? optionId(list, active) : undefined}
          aria-labelledby={`${id}-label`}
          onKeyDown={onKeyDown}
          onClick={({ currentTarget }) => {
            // Not every browser gives the focus to a button that is pressed.
            currentTarget.focus();
            setActive(open ? null : -1);
          }}
        >
          <Value data-empty={chosen === undefined || undefined}>
            {(hasNamesake ? chosen?.text : chosen?.label) ?? placeholder ?? words.choose}
          </Value>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Trigger>
        {/* Beside the button, so that letters in an icon are not part of what the button says. */}
        {chosen?.icon === undefined ? null : <Icon>{chosen.icon}</Icon>}
        {name === undefined ? null : (
          <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />
        )}
        {open ? (
          <PickerList
            id={list}
            labelledBy={`${id}-label`}
            options={options}
            isChosen={(key) => key === value}
            active={active}
            start={at}
            anchor={whole}
            onChoose={choose}
            onLeave={() => setActive(null)}
            empty={words.noMatch}
          />
        ) : null}
      </Whole>
    </FieldFrame>
  );
}
