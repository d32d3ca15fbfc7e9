import {
  useId,
  useEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { arrowTarget, keyAlongLine } from '../../internal/arrow-keys.ts';
import { Count, List, Panel, Root, Tab } from './tabs.styles.ts';

/** One tab. */
export interface TabItem {
  id: string;
  label: string;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Where the tab is found. Lets it be opened in a new tab of the browser; on the page `onSelect` goes there. */
  href?: string | undefined;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  items: readonly TabItem[];
  /** The id of the tab whose panel is shown. */
  selected: string;
  /** Called by a click, and by the arrow keys, Home and End, which move and select at once. */
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Chooses between the panels of one place. The row of tabs is one stop of the Tab key. */
export function Tabs({ label, items, selected, onSelect, children, ...rest }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.id === selected) ?? items[0];

  const currentTab = current && `${id}${current.id}`;

  // A row that scrolls shows the tab that is selected, also when nobody pressed it and when a font or the window
  // changes its width. The page itself does not move.
  useEffect(() => {
    const row = list.current;
    const tab = currentTab && document.getElementById(currentTab);
    if (!row || !tab) return undefined;
    const resized = new ResizeObserver(() => showIn(row, tab));
    resized.observe(row);
    resized.observe(tab);
    return () => resized.disconnect();
  }, [currentTab]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isModified(event)) return;
    const from = items.findIndex((item) => item.id === current?.id);
    const to = arrowTarget(keyAlongLine(event), 'horizontal', from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}${item.id}`)?.focus();
    onSelect(item.id);
  };
  const press = (event: MouseEvent, { id, href }: TabItem) => {
    if (href !== undefined && isModified(event)) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <Root {...rest}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => {
          const isCurrent = item === current;
          return (
            <Tab
              key={item.id}
              id={`${id}${item.id}`}
              {...(item.href === undefined ? { type: 'button' as const } : { as: 'a', href: item.href })}
              role="tab"
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${id}panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={(event) => press(event, item)}
            >
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          );
        })}
      </List>
      <Panel id={`${id}panel`} role="tabpanel" tabIndex={0} aria-labelledby={currentTab}>
        {children}
      </Panel>
    </Root>
  );
}

function showIn(row: HTMLElement, tab: HTMLElement) {
  const room = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  row.scrollLeft += Math.min(0, left - room.left) + Math.max(0, right - room.right);
}

/** Keys and clicks that are the browser's: going back, a new tab. */
const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
