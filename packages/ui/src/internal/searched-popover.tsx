import { Search as SearchIcon } from 'lucide-react';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components';
import { PortalContext } from '../theme/portal-context.ts';
import { CurrentOption } from './current-option.ts';
import { optionFilter, type NamedOption, type SearchOption } from './option-search.ts';
import { PickerItem } from './picker-option.tsx';
import { Empty, List } from './picker.styles.ts';
import { Search, SearchedSurface, SearchInput } from './searched-popover.styles.ts';

interface SearchedPopoverProps {
  /** What is searched; said, not shown. */
  label: string;
  options: readonly NamedOption<SearchOption>[];
  /** What is said when nothing matches. */
  empty: ReactNode;
}

/** The list that a filter opens, narrowed by typing: label, detail and keywords. */
export function SearchedPopover({ label, options, empty }: SearchedPopoverProps) {
  const portal = useContext(PortalContext);
  return (
    <SearchedSurface offset={4} {...portal}>
      <Autocomplete filter={optionFilter(options)}>
        <CurrentOption />
        <SearchText label={label} />
        <List<NamedOption<SearchOption>> items={options} renderEmptyState={() => <Empty>{empty}</Empty>}>
          {(option) => <PickerItem option={option} />}
        </List>
      </Autocomplete>
    </SearchedSurface>
  );
}

function SearchText({ label }: { label: string }) {
  const input = useRef<HTMLInputElement>(null);
  // What opens takes the focus to itself first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Search aria-label={label}>
      <SearchIcon size={16} strokeWidth={1.5} aria-hidden />
      <SearchInput ref={input} autoComplete="off" spellCheck={false} />
    </Search>
  );
}
