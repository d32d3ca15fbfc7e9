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
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useHeld } from '../../internal/use-held.ts';
import type { LoadOptions } from '../../internal/use-loaded-options.ts';
import { useSearch } from '../../internal/use-search.ts';
import { optionWords } from '../../locale/option-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';

/** The id of an option; any text where what is typed may stay. */
type ComboBoxValue<Id extends string, Free extends boolean> = Free extends true ? string : NoInfer<Id>;

export interface ComboBoxProps<
  Id extends string = string,
  Free extends boolean = string extends Id ? boolean : false,
> extends FieldBasics {
  /** What there is to choose from; with `loadOptions` what is known beforehand, such as the present choice. @default none */
  options?: readonly SearchOption<Id>[];
  /** Finds the options for what is typed, once typing pauses; an answer that comes too late is dropped. */
  loadOptions?: LoadOptions<Id>;
  /** What is chosen. Without it the field keeps its own: a form sends and resets it by its `name`. */
  value?: ComboBoxValue<Id, Free> | null | undefined;
  /** What it begins with where it keeps its own. @default null */
  defaultValue?: ComboBoxValue<Id, Free> | null | undefined;
  /** The control itself, to focus it. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called with null when the text is emptied. */
  onChange?: (value: ComboBoxValue<Id, Free> | null) => void;
  /**
   * What is typed may stay as it is when Enter is pressed or the field is left, and is the value then. The label of an
   * option chooses that; the label of one that cannot be chosen, and the id of any, stay in the field as an error. @default false
   */
  allowsCustomValue?: Free;
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
export function ComboBox<Id extends string, Free extends boolean = false>({
  options = none,
  loadOptions,
  value: shown,
  defaultValue = null,
  onChange,
  inputRef,
  allowsCustomValue,
  clearable = false,
  placeholder,
  empty,
  ...basics
}: ComboBoxProps<Id, Free>) {
  const words = useWordsWith(optionWords);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const { held: value, keep, box, hold } = useHeld<string | null>(shown, defaultValue);
  const named = useMemo(() => nameOptions(options), [options]);
  // One that was found elsewhere is not among those that are known.
  const [picked, setPicked] = useState<NamedOption<SearchOption<Id>> | null>(null);
  const chosen = named.find(({ id }) => id === value) ?? (picked?.id === value ? picked : null);
  // What was typed and means an option without choosing it.
  const [refused, setRefused] = useState('');
  const kept = value ?? refused;
  useFormReset(
    () => box.current,
    () => setRefused(''),
  );
  const { control, frame, settle } = useField(basics, {
    text: kept,
    missing: words.requiredChoice,
    own: allowsCustomValue
      ? [
          hiddenMessage(kept, words),
          value === null && refused !== ''
            ? { level: 'error', message: fill(words.optionReserved, { text: refused }) }
            : null,
        ]
      : [],
  });
  const isChosen = (id: string) => id === value;
  const give = (next: string | null) => {
    setRefused('');
    if (next === value) return;
    keep(next);
    onChange?.(next as ComboBoxValue<Id, Free> | null);
  };
  const choose = (option: NamedOption<SearchOption<Id>>) => {
    setPicked(option);
    give(option.id);
  };
  /** What is typed never becomes another value than it says: an id alone would be shown as the label of its option. */
  const take = (typed: string, found: readonly NamedOption<SearchOption<Id>>[]) => {
    const text = typed.trim();
    const same = found.filter((option) => option.label === text || option.text === text);
    const [only] = same;
    if (same.length === 1 && only !== undefined && only.disabled !== true) return choose(only);
    const isReserved = same.length > 0 || [...named, ...found].some(({ id }) => id === typed);
    give(text === '' || isReserved ? null : typed);
    return setRefused(isReserved ? typed : '');
  };
  const search = useSearch<Id>({
    list: `${control.id}-list`,
    options: named,
    load: loadOptions,
    onCustom: allowsCustomValue ? take : undefined,
    isChosen,
    onChoose: choose,
  });
  const clear = clearable && kept !== '' && !control.disabled && (
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
        text={chosen?.text ?? (allowsCustomValue ? kept : '')}
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
