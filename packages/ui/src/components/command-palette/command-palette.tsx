import { Search as SearchIcon } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { Autocomplete, ListBoxSection } from 'react-aria-components';
import { CurrentOption } from '../../internal/current-option.ts';
import { Modal } from '../../internal/modal.tsx';
import { Detail, Empty, Name, Text } from '../../internal/picker.styles.ts';
import { matchCommands, type CommandGroup, type CommandItem } from './command-match.ts';
import { Field, GroupTitle, Item, List, Search } from './command-palette.styles.ts';

/** The rest of the pattern, what it controls and which option is current, comes from `Autocomplete`. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const;

interface FinderProps {
  /** What can be found; also names the palette. */
  placeholder: string;
  /** Everything that can be found now. What the server found for the query has it among its keywords. */
  groups: readonly CommandGroup[];
  /** Something was chosen; the palette closes, unless the answer is false. */
  onSelect: (id: string) => unknown;
  /** The typed text, for whoever searches elsewhere too. @default kept inside, forgotten on closing */
  query?: string | undefined;
  /** Called with the text as it is typed. */
  onQuery?: ((query: string) => void) | undefined;
  /** What is said when nothing matches. */
  empty: ReactNode;
  onClose: () => void;
}

export interface CommandPaletteProps
  extends FinderProps, Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title' | 'onSelect' | 'children'> {
  open: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Finds a screen or a thing by typing. Arrow keys move, Enter chooses, Escape or a press beside it closes. */
export function CommandPalette({
  open,
  placeholder,
  groups,
  onSelect,
  query,
  onQuery,
  empty,
  onClose,
  ...rest
}: CommandPaletteProps) {
  return (
    <Modal
      aria-label={placeholder}
      {...rest}
      open={open}
      onClose={onClose}
      place="top"
      width={600}
      dismissable
    >
      {/* For those who read the screen by touch and cannot press beside it. */}
      <DismissButton onDismiss={onClose} />
      <Finder {...{ placeholder, groups, onSelect, query, onQuery, empty, onClose }} />
    </Modal>
  );
}

function Finder({ placeholder, groups, onSelect, query, onQuery, empty, onClose }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => field.current?.focus(), []);
  const text = query ?? typed;
  const type = (next: string) => {
    setTyped(next);
    onQuery?.(next);
  };
  const choose = (id: string) => {
    if (onSelect(id) !== false) onClose();
  };
  const found = matchCommands(groups, text);
  // After typing the first match is current, after pasting none is: Enter then means the first all the same.
  const chooseFirst = (event: KeyboardEvent) => {
    const first = text === '' ? undefined : found[0]?.items[0];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return;
    if (!list.current?.querySelector('[data-focused]')) choose(first.id);
  };
  return (
    <Autocomplete inputValue={text} onInputChange={type}>
      <CurrentOption />
      <Search aria-label={placeholder}>
        <SearchIcon size={16} strokeWidth={1.5} aria-hidden />
        <Field
          ref={field}
          {...combobox}
          onKeyDown={chooseFirst}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </Search>
      <List
        ref={list}
        aria-label={placeholder}
        shouldFocusWrap
        onAction={(key) => choose(String(key))}
        renderEmptyState={() => <Empty>{empty}</Empty>}
      >
        {found.map(({ id, title, items }) => (
          <ListBoxSection key={id} id={`group ${id}`}>
            <GroupTitle>{title}</GroupTitle>
            {items.map((item) => (
              <Command key={item.id} item={item} />
            ))}
          </ListBoxSection>
        ))}
      </List>
    </Autocomplete>
  );
}

function Command({ item }: { item: CommandItem }) {
  return (
    <Item id={item.id} textValue={item.label}>
      {item.icon}
      <Text>
        <Name>{item.label}</Name>
        {item.detail === undefined ? null : <Detail>{item.detail}</Detail>}
      </Text>
    </Item>
  );
}
