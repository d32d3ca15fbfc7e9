import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type Ref } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { nameOptions } from '../../internal/option-search.ts';
import { optionId, PickerList } from '../../internal/picker-list.tsx';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useListKeys } from '../../internal/use-list-keys.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Icon, Trigger, Value, Whole } from './select.styles.ts';

export interface SelectProps<Id extends string = string> extends FieldBasics {
  options: readonly PickerOption<Id>[];
  /** What is chosen. Without it the field keeps its own: a form sends and resets it by its `name`. */
  value?: NoInfer<Id> | null | undefined;
  /** What it begins with where it keeps its own. @default null */
  defaultValue?: NoInfer<Id> | null | undefined;
  /** The control itself, to focus it. `ref` is the outermost element. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
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
  inputRef,
  placeholder,
  ...basics
}: SelectProps<Id>) {
  const words = useWords();
  const options = useMemo(() => nameOptions(given), [given]);
  const { held: value, keep, box, hold } = useHeld(shown, defaultValue);
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
    if (option !== undefined && option.disabled !== true && option.id !== value) {
      keep(option.id);
      onChange?.(option.id);
    }
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
        ref={hold}
        onBlur={({ relatedTarget }) => {
          settle();
          if (relatedTarget !== null) setActive(null);
        }}
      >
        <Trigger
          {...ties}
          ref={inputRef}
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
            anchor={box}
            onChoose={choose}
            onLeave={() => setActive(null)}
            empty={words.noMatch}
          />
        ) : null}
      </Whole>
    </FieldFrame>
  );
}
