import { Search as SearchIcon } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Input } from '../../internal/field.styles.ts';
import type { NamedOption, SearchOption } from '../../internal/option-search.ts';
import { Search } from '../../internal/picker-list.styles.ts';
import { PickerList } from '../../internal/picker-list.tsx';
import { SearchStatus } from '../../internal/picker-search.tsx';
import { useListKeys } from '../../internal/use-list-keys.ts';
import { useSearch } from '../../internal/use-search.ts';
import { useWords } from '../../locale/locale-context.ts';

interface FilterListProps {
  id: string;
  labelledBy: string;
  multiple: boolean;
  options: readonly NamedOption<SearchOption>[];
  isChosen: (id: string) => boolean;
  anchor: RefObject<HTMLElement | null>;
  onChoose: (id: string) => void;
  /** The focus goes back to the filter. */
  onClose: () => void;
  /** The focus is elsewhere already. */
  onLeave: () => void;
}

/** The open list of a filter. It has the focus, and opens at what is chosen or at its first option. */
export function FilterList({ onChoose, onClose, ...list }: FilterListProps) {
  const words = useWords();
  const { options, isChosen } = list;
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ id }) => isChosen(id)),
    ),
  );
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined) onChoose(option.id);
  };
  const onKeyDown = useListKeys({
    options,
    chosen: active,
    active,
    onActive: (index) => {
      if (index === null) onClose();
      else setActive(index);
    },
    onChoose: choose,
    // From the filter the focus goes on by itself.
    onTab: onClose,
  });
  return (
    <PickerList
      {...list}
      active={options.length === 0 ? -1 : active}
      onChoose={choose}
      onKeyDown={onKeyDown}
      empty={words.noMatch}
    />
  );
}

/** The same, narrowed by typing: label, detail and keywords. */
export function SearchedFilterList({ onChoose, onClose, ...list }: FilterListProps) {
  const words = useWords();
  const search = useSearch({
    list: list.id,
    options: list.options,
    isChosen: list.isChosen,
    multiple: true,
    onChoose: ({ id }) => onChoose(id),
    onClose,
  });
  return (
    <PickerList
      {...list}
      options={search.found}
      active={search.active}
      start={search.start}
      onChoose={search.choose}
      empty={words.noMatch}
      head={
        <Search>
          <SearchIcon size={16} strokeWidth={1.5} aria-hidden />
          <Input
            {...search.input}
            aria-labelledby={list.labelledBy}
            value={search.typed ?? ''}
            data-first-focus=""
          />
          <SearchStatus search={search} />
        </Search>
      }
    />
  );
}
