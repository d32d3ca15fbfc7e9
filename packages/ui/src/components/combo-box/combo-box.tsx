import { ChevronDown } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, ComboBoxStateContext, useFilter } from 'react-aria-components';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { PickerPopover } from '../../internal/picker-popover.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Opener, SearchBox, SearchInput } from './combo-box.styles.ts';

/** One thing to find and pick. */
export interface SearchOption<Id extends string = string> extends PickerOption<Id> {
  /** Further words it is found by. */
  keywords?: readonly string[];
}

export interface ComboBoxProps<Id extends string = string> extends FieldBasics {
  options: readonly SearchOption<Id>[];
  value: Id | null;
  /** Called with null when the text is emptied. */
  onChange: (value: Id | null) => void;
  /** @default the library's own "Choose" */
  placeholder?: string;
  /** Said when nothing matches. @default the library's own words */
  empty?: ReactNode;
}

/** A choice from a list that is searched by typing: label, detail and keywords. */
export function ComboBox<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  empty,
  ...basics
}: ComboBoxProps<Id>) {
  const words = useWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const { control, frame, settle } = useField(basics, { text: value ?? '', missing: words.requiredChoice });
  const chosen = options.find(({ id }) => id === value);
  return (
    <FieldFrame {...frame}>
      <AriaComboBox<SearchOption>
        id={control.id}
        name={control.name}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        value={value}
        onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
        onBlur={settle}
        defaultItems={options}
        // The base hands over the label only; the options that carry it are asked for all their words.
        defaultFilter={(label, text) =>
          options.some(
            (option) =>
              option.label === label &&
              [label, option.detail ?? '', ...(option.keywords ?? [])].some((word) => contains(word, text)),
          )
        }
        allowsEmptyCollection
      >
        <SearchBox>
          {chosen?.icon}
          <SearchText placeholder={placeholder ?? words.choose} />
          <Opener as={Button}>
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </Opener>
        </SearchBox>
        <PickerPopover empty={empty ?? words.noMatch} />
      </AriaComboBox>
    </FieldFrame>
  );
}

/** Pressing the text opens the whole list, as pressing the arrow does. */
function SearchText({ placeholder }: { placeholder: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <SearchInput
      placeholder={placeholder}
      data-control=""
      onClick={() => {
        if (state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
