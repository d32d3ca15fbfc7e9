import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect } from 'react-aria-components';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { PickerPopover } from '../../internal/picker-popover.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Icon, Trigger, Value, Whole } from './select.styles.ts';

export interface SelectProps<Id extends string = string> extends FieldBasics {
  options: readonly PickerOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Shown while nothing is chosen. @default the library's own "Choose" */
  placeholder?: string;
}

/** A choice from a list that opens. For a list to search in, use `ComboBox`; for two to four choices, `RadioCards`. */
export function Select<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...basics
}: SelectProps<Id>) {
  const words = useWords();
  const { control, frame, settle } = useField(basics, { text: value ?? '', missing: words.requiredChoice });
  const chosen = options.find(({ id }) => id === value);
  return (
    <FieldFrame {...frame}>
      <AriaSelect
        id={control.id}
        name={control.name}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        value={value}
        onChange={(key) => {
          const option = options.find(({ id }) => id === key);
          if (option) onChange(option.id);
        }}
        onBlur={settle}
      >
        <Whole>
          <Trigger
            data-control=""
            data-icon={chosen?.icon === undefined ? undefined : true}
            aria-labelledby={`${control.id}-label ${control.id}-value`}
          >
            <Value id={`${control.id}-value`} data-empty={chosen === undefined || undefined}>
              {chosen?.label ?? placeholder ?? words.choose}
            </Value>
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </Trigger>
          {/* Beside the button, so that letters in an icon are not part of what the button says. */}
          {chosen?.icon === undefined ? null : <Icon>{chosen.icon}</Icon>}
        </Whole>
        <PickerPopover options={options} empty={words.noMatch} />
      </AriaSelect>
    </FieldFrame>
  );
}
