import { ChevronRight } from 'lucide-react';
import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';
import { placesIn, treeKey } from './tree.rules.ts';
import { Content, Item, Levels, Root, Turn } from './tree.styles.ts';

/** A place of a tree, and what lies below it. */
export interface TreeItem {
  /** Unlike all others of the tree. */
  id: string;
  /** What it shows: text and marks. Nothing that is pressed, for which there would be no key. */
  content: ReactNode;
  /** What lies below it. */
  items?: readonly TreeItem[];
}

export interface TreeProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** What it is a tree of, for a screen reader. */
  label: string;
  /** All of them are in sight until somebody collapses one. */
  items: readonly TreeItem[];
  ref?: Ref<HTMLUListElement>;
}

/** What caused what, or lies in what, over several levels. Renders a `<ul>` with the keys of a tree. */
export function Tree({ label, items, ...rest }: TreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const places = placesIn(items, collapsed);
  const current = (places.find(({ item }) => item.id === chosen) ?? places[0])?.item.id;
  const elements = useRef(new Map<string, HTMLLIElement>());

  const toggle = (at: string) =>
    setCollapsed((now) => new Set(now.has(at) ? [...now].filter((one) => one !== at) : [...now, at]));
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    rest.onKeyDown?.(event);
    if (current === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const done = treeKey(places, current, keyAlongLine(event));
    if (done === null) return;
    event.preventDefault();
    if ('toggle' in done) return toggle(done.toggle);
    elements.current.get(done.go)?.focus();
  };
  return (
    <Root {...rest} role="tree" aria-label={label} onKeyDown={onKeyDown}>
      {places.map(({ item, isOpen, level, position, size }) => (
        <Item
          key={item.id}
          ref={(element: HTMLLIElement | null) => {
            if (element === null) elements.current.delete(item.id);
            else elements.current.set(item.id, element);
          }}
          role="treeitem"
          tabIndex={item.id === current ? 0 : -1}
          aria-expanded={isOpen ?? undefined}
          aria-level={level}
          aria-posinset={position}
          aria-setsize={size}
          // By a key, a click, or a screen reader.
          onFocus={() => setChosen(item.id)}
          onClick={() => {
            if (isOpen !== null) toggle(item.id);
          }}
        >
          <Levels $count={level - 1} aria-hidden />
          <Turn aria-hidden>{isOpen === null ? null : <ChevronRight size={16} strokeWidth={1.5} />}</Turn>
          <Content>{item.content}</Content>
        </Item>
      ))}
    </Root>
  );
}
