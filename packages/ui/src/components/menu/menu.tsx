import {
  cloneElement,
  useId,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type RefAttributes,
} from 'react';
import type { OpenerElement } from '../../internal/opener.tsx';
import { useOpenFirst } from '../../internal/use-open-first.ts';
import type { MenuAction, MenuDivider } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';
import { Root } from './menu.styles.ts';
import { useOpener } from './use-opener.ts';

export interface MenuProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Names the menu. */
  label: string;
  /** What opens it: one button of ours. */
  trigger: OpenerElement;
  items: readonly (MenuAction | MenuDivider)[];
  onAction: (id: string) => void;
  /** The item that holds now, for a menu that switches between things. */
  selected?: string | undefined;
  /** Stands open from the first, as where a press on its place made its code load. */
  defaultOpen?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

type Button = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;

/** Which end of a menu a key opens it at. */
const ends: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button that opens a list of actions. Arrow keys move, letters find, Escape closes, Tab leaves. */
export function Menu({ label, trigger, items, onAction, selected, defaultOpen = false, ...rest }: MenuProps) {
  const id = useId();
  const { ref, onClick, onKeyDown } = (trigger as Button).props;
  const [opener, keepOpener] = useOpener(ref);
  const [open, setOpen] = useOpenFirst(defaultOpen, { current: opener });
  const [begin, setBegin] = useState<'first' | 'last'>('first');

  const button = cloneElement(trigger as Button, {
    ref: keepOpener,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    // One that does nothing now hears no press, but keys.
    onClick: (event: MouseEvent<HTMLElement>) => {
      onClick?.(event);
      setBegin('first');
      setOpen(!open);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event);
      const end = ends[event.key];
      if (end === undefined || event.currentTarget.ariaDisabled === 'true') return;
      event.preventDefault();
      event.stopPropagation();
      setBegin(end);
      setOpen(true);
    },
  });

  return (
    <Root {...rest}>
      {button}
      {open ? (
        <MenuList
          {...{ id, label, items, selected, onAction, opener, begin }}
          onClose={() => {
            opener?.focus({ preventScroll: true });
            setOpen(false);
          }}
          onLeave={() => setOpen(false)}
        />
      ) : null}
    </Root>
  );
}
