import { Check } from 'lucide-react';
import { use, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { arrowTarget } from '../../internal/arrow-keys.ts';
import { Detail, Name, Text } from '../../internal/picker-look.styles.ts';
import { putBeside } from '../../internal/put-beside.ts';
import { isLetter, labelFinder, typeOn, unTyped } from '../../internal/typeahead.ts';
import { menuWords } from '../../locale/menu-words.ts';
import { useOwnWords } from '../../locale/use-own-words.ts';
import { PortalContext } from '../../theme/portal-context.ts';
import type { MenuAction, MenuDivider } from './menu-item.ts';
import { Divider, Item, Layer, List } from './menu.styles.ts';

interface MenuListProps {
  id: string;
  label: string;
  items: readonly (MenuAction | MenuDivider)[];
  selected: string | undefined;
  onAction: (id: string) => void;
  /** What it opens at. */
  opener: HTMLElement | null;
  /** Which item has the focus first, where none is selected. */
  begin: 'first' | 'last';
  /** To be closed, with the focus back on the button. */
  onClose: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
}

/** The open menu. It lies above everything, and takes the press beside it that closes it. */
export function MenuList(props: MenuListProps) {
  const { id, label, items, selected, onAction, opener, begin, onClose, onLeave } = props;
  const { UNSTABLE_portalContainer: container = document.body, ...look } = use(PortalContext);
  const words = useOwnWords(menuWords);
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(unTyped);
  const actions = items.filter((item) => 'id' in item);

  useLayoutEffect(() => {
    // A simulated document knows no popovers.
    layer.current?.showPopover?.();
    const place = () => {
      if (list.current !== null && opener !== null) putBeside(opener, list.current, list.current);
    };
    place();
    const stop = new AbortController();
    for (const type of ['scroll', 'resize'])
      globalThis.addEventListener(type, place, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [opener]);

  useLayoutEffect(() => {
    const places = itemsOf(list.current);
    const checked = places.find(({ ariaChecked }) => ariaChecked === 'true');
    (checked ?? places.at(begin === 'first' ? 0 : -1) ?? list.current)?.focus({ preventScroll: true });
  }, [begin]);

  const press = (event: KeyboardEvent) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey, repeat } = event;
    if (altKey || ctrlKey || metaKey) return;
    // The Tab key goes on from the button.
    if (key === 'Tab') return onClose();
    const places = itemsOf(list.current);
    const current = places.findIndex((item) => item === document.activeElement);
    const next = isLetter(key) ? typeOn(typed.current, key, timeStamp) : undefined;
    const found = next && labelFinder(actions)(next.text, current);
    // A space that belongs to no label chooses.
    if (next && (found !== undefined || key !== ' ')) typed.current = next;
    const target = found ?? arrowTarget(key, 'vertical', current, places.length);
    if (target !== undefined) places[target]?.focus();
    else if (key === 'Escape') onClose();
    else if ((key === 'Enter' || key === ' ') && !repeat) places[current]?.click();
    event.preventDefault();
    // What is around it, a drawer or a table, has keys of its own.
    event.stopPropagation();
  };
  const choose = (action: MenuAction) => {
    if (action.disabledReason !== undefined) return;
    onClose();
    onAction(action.id);
  };
  return createPortal(
    <Layer
      {...look}
      ref={layer}
      popover="manual"
      // Without it a modal overlay would make the menu inert and pull the focus out of it.
      data-react-aria-top-layer="true"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      // The focus stays where the keys have it.
      onMouseDown={(event) => event.preventDefault()}
    >
      <List ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
        {actions.length === 0 ? (
          <Item role="menuitem" tabIndex={-1} aria-disabled>
            <Content action={{ label: words.menuEmpty }} isSelected={false} />
          </Item>
        ) : null}
        {items.map((item, index) =>
          'divider' in item ? (
            <Divider key={index} role="separator" />
          ) : (
            <Item
              key={item.id}
              tabIndex={-1}
              aria-disabled={item.disabledReason !== undefined || undefined}
              data-danger={item.danger || undefined}
              {...(selected === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.id === selected })}
              onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              onClick={() => choose(item)}
            >
              <Content action={item} isSelected={item.id === selected} />
            </Item>
          ),
        )}
      </List>
    </Layer>,
    container,
  );
}

function Content({ action, isSelected }: { action: Omit<MenuAction, 'id'>; isSelected: boolean }) {
  const { label, icon, description, disabledReason } = action;
  const detail = disabledReason ?? description;
  return (
    <>
      {icon}
      <Text>
        <Name>{label}</Name>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
      </Text>
      {isSelected ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
    </>
  );
}

const itemsOf = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
