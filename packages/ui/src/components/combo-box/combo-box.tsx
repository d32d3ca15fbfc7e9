import { X } from 'lucide-react';
import { useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { Box } from '../../internal/field.styles.ts';
import { hiddenMessage } from '../../internal/hidden-message.ts';
import { nameOptions, type NamedOption, type SearchOption } from '../../internal/option-search.ts';
import { BoxButton } from '../../internal/picker-search.styles.ts';
import { PickerSearch } from '../../internal/picker-search.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import type { LoadOptions } from '../../internal/use-loaded-options.ts';
import { useSearch } from '../../internal/use-search.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';

export interface ComboBoxProps<Id extends string = string> extends FieldBasics {
  /** What there is to choose from; with `loadOptions` what is known beforehand, such as the present choice. @default none */
  options?: readonly SearchOption<Id>[];
  /** Finds the options for what is typed, once typing pauses; an answer that comes too late is dropped. */
  loadOptions?: LoadOptions<Id>;
  /** What is chosen. Without it the field keeps its own: a form sends and resets it by its `name`. */
  value?: NoInfer<Id> | null | undefined;
  /** What it begins with where it keeps its own. @default null */
  defaultValue?: NoInfer<Id> | null | undefined;
  /** The control itself, to focus it. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called with null when the text is emptied. */
  onChange?: (value: Id | null) => void;
  /** What is typed may stay as it is when Enter is pressed or the field is left, and is the value then. @default false */
  allowsCustomValue?: string extends Id ? boolean : false;
  /** A button takes the choice away. @default false */
  clearable?: boolean;
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
  options = none,
  loadOptions,
  value: shown,
  defaultValue = null,
  onChange,
  inputRef,
  allowsCustomValue = false,
  clearable = false,
  placeholder,
  empty,
  ...basics
}: ComboBoxProps<Id>) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const { held: value, keep, box, hold } = useHeld<Id | null>(shown, defaultValue);
  const named = useMemo(() => nameOptions(options), [options]);
  // One that was found elsewhere is not among those that are known.
  const [picked, setPicked] = useState<NamedOption<SearchOption<Id>> | null>(null);
  const chosen = named.find(({ id }) => id === value) ?? (picked?.id === value ? picked : null);
  const { control, frame, settle } = useField(basics, {
    text: value ?? '',
    missing: words.requiredChoice,
    own: allowsCustomValue ? [hiddenMessage(value ?? '', words)] : [],
  });
  const isChosen = (id: string) => id === value;
  const give = (next: Id | null) => {
    if (next === value) return;
    keep(next);
    onChange?.(next);
  };
  const search = useSearch<Id>({
    list: `${control.id}-list`,
    options: named,
    load: loadOptions,
    onCustom: allowsCustomValue ? (text) => give(text === '' ? null : (text as Id)) : undefined,
    isChosen,
    onChoose: (option) => {
      setPicked(option);
      give(option.id);
    },
  });
  const clear = clearable && value !== null && !control.disabled && (
    <BoxButton
      type="button"
      aria-label={fill(words.clearNamed, { label: basics.label })}
      onClick={() => {
        input.current?.focus();
        search.close();
        give(null);
      }}
    >
      <X size={14} strokeWidth={1.5} aria-hidden />
    </BoxButton>
  );
  return (
    <FieldFrame {...frame}>
      <PickerSearch
        search={search}
        control={control}
        text={chosen?.text ?? (allowsCustomValue ? (value ?? '') : '')}
        placeholder={placeholder ?? words.choose}
        empty={empty ?? words.noMatch}
        isChosen={isChosen}
        sent={[value ?? '']}
        onSettle={settle}
        onType={(text) => {
          if (text === '') give(null);
        }}
        around={box}
        hold={hold}
        input={input}
        box={Box}
        after={clear}
      >
        {chosen?.icon}
      </PickerSearch>
    </FieldFrame>
  );
}

const none: readonly never[] = [];
