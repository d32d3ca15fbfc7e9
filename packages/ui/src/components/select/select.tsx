import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { nameOptions } from '../../internal/option-search.ts';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { SelectList } from './select-list.tsx';
import { nextIndex } from './select.rules.ts';
import { Icon, Trigger, Value, Whole } from './select.styles.ts';
import { useSelectKeys } from './use-select-keys.ts';

export interface SelectProps<Id extends string = string> extends FieldBasics {
  options: readonly PickerOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Shown while nothing is chosen. @default the library's own "Choose" */
  placeholder?: string;
}

/** A choice from a list that opens. For a list to search in, use `ComboBox`; for two to four choices, `RadioCards`. */
export function Select<Id extends string>({
  options: given,
  value,
  onChange,
  placeholder,
  ...basics
}: SelectProps<Id>) {
  const words = useWords();
  const options = nameOptions(given);
  const { control, frame, settle } = useField(basics, { text: value ?? '', missing: words.requiredChoice });
  const [active, setActive] = useState<number | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const { id } = control;
  const open = active !== null;
  const usable = options.flatMap(({ disabled = false }, index) => (disabled ? [] : [index]));
  const at = options.findIndex((option) => option.id === value);
  const chosen = options[at];
  const hasNamesake = options.some(({ id: other, label }) => other !== value && label === chosen?.label);

  const show = (end: 'Home' | 'End') =>
    setActive(usable.includes(at) ? at : (nextIndex(end, -1, usable) ?? -1));
  const close = () => {
    button.current?.focus({ preventScroll: true });
    setActive(null);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    close();
    if (option.id !== value) onChange(option.id);
  };
  const onKeyDown = useSelectKeys({
    labels: options.map(({ label }) => label),
    usable,
    chosen: at,
    active,
    onOpen: show,
    onActive: setActive,
    onChoose: choose,
    onClose: close,
  });

  return (
    <FieldFrame {...frame}>
      <Whole
        ref={whole}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          settle();
          if (relatedTarget !== null) setActive(null);
        }}
      >
        <Trigger
          ref={button}
          id={id}
          type="button"
          disabled={control.disabled}
          data-control=""
          data-icon={chosen?.icon === undefined ? undefined : true}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={control['aria-describedby']}
          onClick={() => (open ? close() : show('Home'))}
        >
          <Value id={`${id}-value`} data-empty={chosen === undefined || undefined}>
            {(hasNamesake ? chosen?.text : chosen?.label) ?? placeholder ?? words.choose}
          </Value>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Trigger>
        {/* Beside the button, so that letters in an icon are not part of what the button says. */}
        {chosen?.icon === undefined ? null : <Icon>{chosen.icon}</Icon>}
        {control.name === undefined ? null : (
          <input type="hidden" name={control.name} value={value ?? ''} disabled={control.disabled} />
        )}
        {open ? (
          <SelectList
            id={`${id}-list`}
            labelledBy={`${id}-label`}
            required={control['aria-required']}
            options={options}
            value={value}
            active={active}
            anchor={whole}
            onActive={setActive}
            onChoose={choose}
            onLeave={close}
          />
        ) : null}
      </Whole>
    </FieldFrame>
  );
}
