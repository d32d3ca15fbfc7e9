import type { ReactNode } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { nameOptions, optionFilter, type SearchOption } from '../../internal/option-search.ts';
import { PickerPopover } from '../../internal/picker-popover.tsx';
import { PickerSearch } from '../../internal/picker-search.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { SearchBox } from './combo-box.styles.ts';

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

/**
 * A choice from a list that is searched by typing: label, detail and keywords. Closed, it shows label and detail; Enter
 * takes the only option that matches.
 */
export function ComboBox<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  empty,
  ...basics
}: ComboBoxProps<Id>) {
  const words = useWords();
  const named = nameOptions(options);
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
        defaultItems={named}
        defaultFilter={optionFilter(named)}
        allowsEmptyCollection
      >
        <SearchBox>
          {chosen?.icon}
          <PickerSearch options={named} placeholder={placeholder ?? words.choose} />
        </SearchBox>
        <PickerPopover empty={empty ?? words.noMatch} />
      </AriaComboBox>
    </FieldFrame>
  );
}
