import { useId, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { arrowTarget } from '../../internal/arrow-keys.ts';
import { Count, List, Panel, Root, Tab } from './tabs.styles.ts';

/** One tab. */
export interface TabItem {
  id: string;
  label: string;
  /** How many things are behind it. */
  count?: number | undefined;
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
  const current = items.find((item) => item.id === selected) ?? items[0];

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = items.findIndex((item) => item.id === current?.id);
    const to = arrowTarget(event.key, 'horizontal', from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}${item.id}`)?.focus();
    onSelect(item.id);
  };
  return (
    <Root {...rest}>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => {
          const isCurrent = item === current;
          return (
            <Tab
              key={item.id}
              id={`${id}${item.id}`}
              type="button"
              role="tab"
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${id}panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          );
        })}
      </List>
      <Panel id={`${id}panel`} role="tabpanel" tabIndex={0} aria-labelledby={current && `${id}${current.id}`}>
        {children}
      </Panel>
    </Root>
  );
}
