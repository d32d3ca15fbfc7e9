import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { FieldTags, focusLastTag } from '../../internal/field-tags.tsx';
import { nameOptions, type NamedOption, type SearchOption } from '../../internal/option-search.ts';
import { PickerSearch } from '../../internal/picker-search.tsx';
import { TextCounter } from '../../internal/text-counter.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import type { LoadOptions } from '../../internal/use-loaded-options.ts';
import { useSearch } from '../../internal/use-search.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill, type SharedWords } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import { ChosenBox } from './multi-select.styles.ts';

export interface MultiSelectProps<Id extends string = string> extends FieldBasics {
  /** What there is to choose from; with `loadOptions` what is known beforehand, such as present choices. @default none */
  options?: readonly SearchOption<Id>[];
  /** Finds the options for what is typed, once typing pauses; an answer that comes too late is dropped. */
  loadOptions?: LoadOptions<Id>;
  /** What is chosen. Without it the field keeps its own: a form sends and resets it by its `name`. */
  value?: readonly NoInfer<Id>[] | undefined;
  /** What it begins with where it keeps its own. @default none */
  defaultValue?: readonly NoInfer<Id>[] | undefined;
  /** The control itself, to focus it. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Called with the ids that are chosen, in the order of the options. */
  onChange?: (value: Id[]) => void;
  /** The most that can be chosen. A counter shows how many are. */
  limit?: number;
  /** Shown while nothing is chosen. @default the library's own "Choose" */
  placeholder?: string;
  /** Said when nothing matches. @default the library's own words */
  empty?: ReactNode;
}

/** Several choices from a list that is searched by typing; what is chosen stands in the box, label and detail, and can be taken out. */
export function MultiSelect<Id extends string>({
  options = none,
  loadOptions,
  value: shown,
  defaultValue = none,
  onChange,
  inputRef,
  limit = Infinity,
  placeholder,
  empty,
  ...basics
}: MultiSelectProps<Id>) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const { held: value, keep, box, hold } = useHeld<readonly Id[]>(shown, defaultValue);
  const given = useMemo(() => nameOptions(options), [options]);
  // Those that were found elsewhere and chosen are not among those that are known.
  const [picked, setPicked] = useState<readonly NamedOption<SearchOption<Id>>[]>(none);
  const named = useMemo(() => {
    const ids = new Set(given.map(({ id }) => id));
    return picked.length === 0 ? given : [...given, ...picked.filter(({ id }) => !ids.has(id))];
  }, [given, picked]);
  const full = value.length >= limit;
  const { control, frame, settle } = useField(basics, {
    text: value.join(' '),
    missing: words.requiredSome,
    describedBy: limit === Infinity ? [] : ['counter'],
    own: [fullness(value.length, limit, words)],
  });
  const change = (next: Id[]) => {
    keep(next);
    onChange?.(next);
  };
  const ids = new Set<string>(value);
  const isChosen = (id: string) => ids.has(id);
  const chosen = named.filter(({ id }) => isChosen(id));
  /** Gives these ids in the order of the options; of what has no option nothing is lost. */
  const give = (wanted: ReadonlySet<string>, known = named) => {
    const order = known.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
    const all = new Set<string>(known.map(({ id }) => id));
    change([...order, ...value.filter((id) => !all.has(id))]);
  };
  const remove = (gone: string) => give(new Set(value.filter((id) => id !== gone)));
  const free = named.filter(({ id, disabled }) => disabled !== true || isChosen(id));

  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last.id);
    if (keyAlongLine(event) === 'ArrowLeft' && selectionStart === 0 && selectionEnd === 0)
      focusLastTag(event.currentTarget);
  };
  const search = useSearch<Id>({
    list: `${control.id}-list`,
    options: named,
    load: loadOptions,
    isChosen,
    full,
    multiple: true,
    onChoose: (option) => {
      if (isChosen(option.id)) return remove(option.id);
      const isNew = named.every(({ id }) => id !== option.id);
      if (isNew) setPicked([...picked, option]);
      return give(new Set([...value, option.id]), isNew ? [...named, option] : named);
    },
    onKeyDown: handleKeys,
  });
  // A button goes when it has done its work: the focus stays in the field.
  const leaveButton = () => input.current?.focus();
  const counter = limit === Infinity ? null : fill(words.countOfLimit, { count: value.length, limit });
  const aside = control.disabled ? (
    frame.aside
  ) : (
    <>
      {frame.aside}
      {loadOptions === undefined && free.length > chosen.length && free.length <= limit ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            leaveButton();
            give(new Set(free.map(({ id }) => id)));
          }}
        >
          {words.selectAll}
        </Button>
      ) : null}
      {value.length > 0 ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={fill(words.clearNamed, { label: basics.label })}
          onClick={() => {
            leaveButton();
            change([]);
          }}
        >
          {words.clear}
        </Button>
      ) : null}
    </>
  );
  return (
    <FieldFrame {...frame} aside={<TextCounter control={control} aside={aside} counter={counter} />}>
      <PickerSearch
        search={search}
        control={control}
        text=""
        placeholder={value.length === 0 ? (placeholder ?? words.choose) : undefined}
        empty={empty ?? words.noMatch}
        multiple
        isChosen={isChosen}
        sent={value}
        onSettle={settle}
        around={box}
        hold={hold}
        input={input}
        box={ChosenBox}
      >
        <FieldTags
          labelledBy={`${control.id}-label`}
          tags={chosen.map(({ text, ...option }) => ({ ...option, label: text }))}
          onRemove={control.disabled ? undefined : remove}
        />
      </PickerSearch>
    </FieldFrame>
  );
}

const none: readonly never[] = [];

/** What is to be said when no more, or too much, is chosen. */
const fullness = (count: number, limit: number, words: SharedWords): FieldMessage | null => {
  if (count < limit) return null;
  return count === limit
    ? { level: 'note', message: fill(words.choicesFull, { limit }) }
    : { level: 'error', message: fill(words.choicesTooMany, { limit, count }) };
};
