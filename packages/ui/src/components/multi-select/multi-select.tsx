import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBox } from 'react-aria-components';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { FieldTags, focusLastTag } from '../../internal/field-tags.tsx';
import {
  nameOptions,
  optionFilter,
  type NamedOption,
  type SearchOption,
} from '../../internal/option-search.ts';
import { PickerPopover } from '../../internal/picker-popover.tsx';
import { PickerSearch } from '../../internal/picker-search.tsx';
import { TextCounter } from '../../internal/text-counter.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill, type SharedWords } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import { Chosen, ChosenBox } from './multi-select.styles.ts';

export interface MultiSelectProps<Id extends string = string> extends FieldBasics {
  options: readonly SearchOption<Id>[];
  value: readonly Id[];
  /** Called with the ids that are chosen, in the order of the options. */
  onChange: (value: Id[]) => void;
  /** The most that can be chosen. A counter shows how many are. */
  limit?: number;
  /** Shown while nothing is chosen. @default the library's own "Choose" */
  placeholder?: string;
  /** Said when nothing matches. @default the library's own words */
  empty?: ReactNode;
}

/** Several choices from a list that is searched by typing; what is chosen stands in the box, label and detail, and can be taken out. */
export function MultiSelect<Id extends string>({
  options,
  value: given,
  onChange,
  limit = Infinity,
  placeholder,
  empty,
  ...basics
}: MultiSelectProps<Id>) {
  const words = useWords();
  const named = nameOptions(options);
  const value = useSame(given);
  const [open, setOpen] = useState(false);
  const full = value.length >= limit;
  const { control, frame, settle } = useField(basics, {
    text: value.join(' '),
    missing: words.requiredSome,
    describedBy: limit === Infinity ? [] : ['counter'],
    own: [fullness(value.length, limit, words)],
  });
  const chosen = named.filter(({ id }) => value.includes(id));
  const give = (wanted: (option: SearchOption<Id>) => boolean) => {
    const unknown = value.filter((id) => !options.some((option) => option.id === id));
    onChange([...options.filter(wanted).map(({ id }) => id), ...unknown]);
  };
  const isChosen = ({ id }: SearchOption<Id>) => value.includes(id);
  const remove = (gone: string) => give((option) => isChosen(option) && option.id !== gone);
  const free = options.filter((option) => option.disabled !== true || isChosen(option));

  const offered = named.map((option) => (full && !isChosen(option) ? { ...option, disabled: true } : option));

  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last.id);
    if (event.key === 'ArrowLeft' && selectionStart === 0 && selectionEnd === 0)
      focusLastTag(event.currentTarget);
  };
  const counter = limit === Infinity ? null : fill(words.countOfLimit, { count: value.length, limit });
  const aside = control.disabled ? (
    frame.aside
  ) : (
    <>
      {frame.aside}
      {free.length > chosen.length && free.length <= limit ? (
        <Button variant="ghost" size="small" onClick={() => give((option) => free.includes(option))}>
          {words.selectAll}
        </Button>
      ) : null}
      {value.length > 0 ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={fill(words.clearNamed, { label: basics.label })}
          onClick={() => onChange([])}
        >
          {words.clear}
        </Button>
      ) : null}
    </>
  );
  return (
    <FieldFrame
      {...frame}
      aside={<TextCounter control={control} aside={aside} counter={counter} />}
      // An open list hides what is around it from a screen reader, but what is chosen belongs to it.
      data-react-aria-top-layer={open || undefined}
    >
      <ComboBox<NamedOption<SearchOption<Id>>, 'multiple'>
        id={control.id}
        selectionMode="multiple"
        name={control.name}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        value={value}
        onChange={(keys) => give(({ id }) => keys.includes(id))}
        onBlur={settle}
        onOpenChange={setOpen}
        defaultItems={offered}
        defaultFilter={optionFilter(named)}
        allowsEmptyCollection
      >
        <ChosenBox data-tags="">
          <Chosen>
            <FieldTags
              labelledBy={`${control.id}-label`}
              tags={chosen.map(({ text, ...option }) => ({ ...option, label: text }))}
              onRemove={control.disabled ? undefined : remove}
            />
          </Chosen>
          <PickerSearch
            options={offered}
            placeholder={value.length === 0 ? (placeholder ?? words.choose) : undefined}
            onKeyDown={handleKeys}
          />
        </ChosenBox>
        <PickerPopover empty={empty ?? words.noMatch} />
      </ComboBox>
    </FieldFrame>
  );
}

/** What is to be said when no more, or too much, is chosen. */
const fullness = (count: number, limit: number, words: SharedWords): FieldMessage | null => {
  if (count < limit) return null;
  return count === limit
    ? { level: 'note', message: fill(words.choicesFull, { limit }) }
    : { level: 'error', message: fill(words.choicesTooMany, { limit, count }) };
};

/** The same array as long as the same ids are in it: the base takes another one for a choice, and drops what is typed. */
function useSame<Id extends string>(given: readonly Id[]): readonly Id[] {
  const [kept, setKept] = useState(given);
  const same = kept.length === given.length && kept.every((id, place) => id === given[place]);
  if (!same) setKept(given);
  return same ? kept : given;
}
