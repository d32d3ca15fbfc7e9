import { useId, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { arrowTarget } from '../../internal/arrow-keys.ts';
import {
  Aside,
  Detail,
  Empty,
  Items,
  Option,
  Root,
  SectionTitle,
  Title,
  Words,
} from './option-list.styles.ts';

/** One thing to pick. */
export interface OptionListItem {
  id: string;
  title: string;
  /** Below the title. */
  detail?: ReactNode;
  /** At the end of the line, such as a balance. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Tags behind the title. */
  marks?: ReactNode;
}

/** Options that belong together. */
export interface OptionListSection {
  id: string;
  title?: string | undefined;
  items: readonly OptionListItem[];
}

export interface OptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** What is picked, for a screen reader. */
  label: string;
  sections: readonly OptionListSection[];
  /** The id of the one that is picked. */
  selected?: string | undefined;
  /** Called by a click, or by Enter or Space; the arrow keys only move. */
  onSelect: (id: string) => void;
  /** Stands in place of the options when there are none. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Picks one of a list, such as a sub-wallet. The list is one stop of the Tab key. */
export function OptionList({ label, sections, selected, onSelect, empty, ...rest }: OptionListProps) {
  const id = useId();
  const [visited, setVisited] = useState<string>();
  const items = sections.flatMap((section) => section.items);
  const stop = [visited, selected].find((known) => items.some((item) => item.id === known)) ?? items[0]?.id;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const from = items.findIndex((item) => item.id === stop);
    const to = arrowTarget(event.key, 'vertical', from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}${item.id}`)?.focus();
  };
  if (items.length === 0) return <Empty {...rest}>{empty}</Empty>;
  return (
    <Root {...rest} role="group" aria-label={label} onKeyDown={move}>
      {sections
        .filter((section) => section.items.length > 0)
        .map((section) => (
          <div key={section.id}>
            {section.title !== undefined && (
              <SectionTitle id={`${id}section${section.id}`}>{section.title}</SectionTitle>
            )}
            <Items aria-labelledby={section.title === undefined ? undefined : `${id}section${section.id}`}>
              {section.items.map((item) => (
                <li key={item.id}>
                  <Option
                    id={`${id}${item.id}`}
                    type="button"
                    aria-current={item.id === selected || undefined}
                    tabIndex={item.id === stop ? 0 : -1}
                    onFocus={() => setVisited(item.id)}
                    onClick={() => onSelect(item.id)}
                  >
                    {item.icon}
                    <Words>
                      <Title>
                        {item.title} {item.marks}
                      </Title>
                      {item.detail !== undefined && <Detail>{item.detail}</Detail>}
                    </Words>
                    {item.aside !== undefined && <Aside>{item.aside}</Aside>}
                  </Option>
                </li>
              ))}
            </Items>
          </div>
        ))}
    </Root>
  );
}
