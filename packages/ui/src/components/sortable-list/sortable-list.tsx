import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { useDragAndDrop } from 'react-aria-components';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { sortWords } from '../../locale/sort-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { SortableRow } from './sortable-row.tsx';
import { drop, step, type SortableItem } from './sortable-list.rules.ts';
import { List, DropLine, Root } from './sortable-list.styles.ts';

export interface SortableListProps<Item extends SortableItem = SortableItem> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  /** What is put in order, for a screen reader. */
  label: string;
  items: readonly Item[];
  /** Called with all ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** What a row shows. @default its label */
  renderItem?: (item: Item) => ReactNode;
  /** Buttons at the end of a row. */
  renderActions?: (item: Item) => ReactNode;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Rows that a person puts in order: by dragging, by the handle and the arrow keys, or by the buttons at their end. Every
 * move is said in words.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onReorder,
  renderItem = (item) => item.label,
  renderActions,
  empty,
  ...rest
}: SortableListProps<Item>) {
  const words = useWordsWith(sortWords);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const [said, setSaid] = useState('');

  const reorder = (ids: readonly string[], moved: string) => {
    const item = items.find(({ id }) => id === moved);
    if (item === undefined || items.every(({ id }, place) => id === ids[place])) return;
    onReorder([...ids]);
    const place = ids.indexOf(moved) + 1;
    setSaid(fill(words.sortMoved, { label: item.label, place, count: items.length }));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => Array.from(keys, (key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = drop(items, keys, { id: String(target.key), after: target.dropPosition === 'after' });
      reorder(ids, String(Array.from(keys)[0]));
    },
    renderDropIndicator: (target) => <DropLine target={target} />,
  });
  // A row that went elsewhere takes its button along, and the button may lose the focus on the way.
  useEffect(() => {
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  });

  return (
    <Root {...rest} onDragStartCapture={keepFixed}>
      <List ref={list} aria-label={label} dragAndDropHooks={dragAndDropHooks} renderEmptyState={() => empty}>
        {items.map((item) => (
          <SortableRow
            key={item.id}
            item={item}
            canMove={{ up: step(items, item.id, 'up') !== null, down: step(items, item.id, 'down') !== null }}
            onMove={(direction) => {
              const ids = step(items, item.id, direction);
              if (ids === null) return;
              pressed.current = `[data-key="${CSS.escape(item.id)}"] [data-move=${direction}]`;
              reorder(ids, item.id);
            }}
            actions={renderActions?.(item)}
          >
            {renderItem(item)}
          </SortableRow>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

/** The base lets every row be dragged; those that stay must not even seem to move. */
function keepFixed(event: DragEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || event.target.closest('[data-fixed]') === null) return;
  event.preventDefault();
  event.stopPropagation();
}
