import { ChevronDown, X } from 'lucide-react';
import { useId, useMemo, useRef, type HTMLAttributes, type Ref } from 'react';
import { nameOptions, type NamedOption, type SearchOption } from '../../internal/option-search.ts';
import { useOpenFirst } from '../../internal/use-open-first.ts';
import { listNames } from '../../format/index.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { Anchor, Chip, Clear, Name, ValueSlot, Root, Value } from './filter-bar.styles.ts';
import { FilterList, SearchedFilterList } from './filter-list.tsx';

/** One value to filter by. Where some have keywords, the list is searched by typing. */
export type FilterOption<Id extends string = string> = Omit<SearchOption<Id>, 'disabled'>;

export interface FilterSelectProps<Id extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children'
> {
  /** What is filtered by. */
  label: string;
  options: readonly FilterOption<Id>[];
  /** What is chosen; empty when the filter is off. */
  value: readonly NoInfer<Id>[];
  onChange: (value: Id[]) => void;
  /** More than one may be chosen. */
  multiple?: boolean;
  /** One is always chosen, so that nothing takes the choice away. @default false */
  required?: boolean;
  /** Stands open from the first, as where a press on its place made its code load. */
  defaultOpen?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A filter that opens a list; closed, it says what is chosen, label and detail, in the place it had before. */
export function FilterSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  multiple = false,
  required = false,
  defaultOpen = false,
  ...rest
}: FilterSelectProps<Id>) {
  const words = useWords();
  const language = useLanguage();
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpenFirst(defaultOpen, button);
  const all = useMemo(() => {
    // What is chosen and not among the options, as by an old link, shows as it is: it narrows all the same.
    const unknown =
      options.length === 0 ? [] : value.filter((one) => !options.some((option) => option.id === one));
    return nameOptions<FilterOption<Id>>([...options, ...unknown.map((one) => ({ id: one, label: one }))]);
  }, [options, value]);
  const isSearched = options.some(({ keywords }) => keywords !== undefined);
  const chosen = all.filter((option) => value.includes(option.id));
  const on = chosen.length > 0;
  const clearable = on && !required;
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const choose = (picked: string) => {
    const isChosen = value.some((one) => one === picked);
    const next = multiple ? all.filter((option) => value.includes(option.id) !== (option.id === picked)) : [];
    if (multiple) onChange(next.map((option) => option.id));
    else {
      close();
      if (!isChosen) onChange(all.filter((option) => option.id === picked).map((option) => option.id));
    }
  };
  const list = {
    id: `${id}-list`,
    labelledBy: `${id}-label`,
    multiple,
    options: all,
    isChosen: (one: string) => value.some((chosen) => chosen === one),
    onChoose: choose,
    onClose: close,
    onLeave: () => setOpen(false),
  };
  const List = isSearched ? SearchedFilterList : FilterList;
  return (
    <Root title={on ? `${label}${words.labelColon}${summary(chosen, language)}` : undefined} {...rest}>
      <Anchor
        ref={root}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <Chip
          ref={button}
          type="button"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? list.id : undefined}
          aria-labelledby={on ? `${id}-label ${id}-value` : `${id}-label`}
          data-on={on || undefined}
          data-clearable={clearable || undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <ValueSlot>
            <Name id={`${id}-label`}>{on ? `${label}:` : label}</Name>
            {on ? <Value id={`${id}-value`}>{summary(chosen, language)}</Value> : null}
          </ValueSlot>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Chip>
        {open ? <List {...list} anchor={root} /> : null}
      </Anchor>
      {clearable ? (
        <Clear
          type="button"
          aria-label={fill(words.clearNamed, { label })}
          onClick={() => {
            // This button goes away with the choice; the focus goes back to the filter.
            button.current?.focus();
            onChange([]);
          }}
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </Clear>
      ) : null}
    </Root>
  );
}

/** Names the first two; more are counted. */
const summary = (chosen: readonly NamedOption<FilterOption>[], language: string): string => {
  const names = chosen.slice(0, 2).map(({ text }) => text);
  return `${listNames(names, language, 'commas')}${chosen.length > 2 ? ` +${chosen.length - 2}` : ''}`;
};
