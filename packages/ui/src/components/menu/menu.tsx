import { Check } from 'lucide-react';
import { use, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { MenuTrigger } from 'react-aria-components';
import { Opener, type OpenerElement } from '../../internal/opener.tsx';
import { useOpenFirst } from '../../internal/use-open-first.ts';
import { Detail, Name, Surface, Text } from '../../internal/picker.styles.ts';
import { PortalContext } from '../../theme/portal-context.ts';
import { Divider, Item, List, Root } from './menu.styles.ts';

/** One thing a menu offers. */
export interface MenuAction {
  id: string;
  label: string;
  /** A 16 px icon in front of the label. */
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** Rejects or destroys something. */
  danger?: boolean;
  /** Why it cannot be chosen now; takes the place of the description. */
  disabledReason?: string | undefined;
}

/** A line between two groups of a menu. */
export interface MenuDivider {
  divider: true;
}

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

/** A button that opens a list of actions. Arrow keys move, letters find, Escape closes, Tab leaves. */
export function Menu({
  label,
  trigger,
  items,
  onAction,
  selected,
  defaultOpen = false,
  onKeyDownCapture,
  ...rest
}: MenuProps) {
  const portal = use(PortalContext);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = useOpenFirst(defaultOpen, opener);
  // The base keeps the focus inside. Closed at once and back on the button, Tab goes from there to what is next.
  const leave = (event: KeyboardEvent<HTMLSpanElement>) => {
    onKeyDownCapture?.(event);
    if (event.key !== 'Tab' || !open) return;
    event.stopPropagation();
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <Root {...rest} onKeyDownCapture={leave}>
      <MenuTrigger isOpen={open} onOpenChange={setOpen}>
        <Opener ref={opener}>{trigger}</Opener>
        <Surface offset={4} {...portal}>
          <List
            aria-label={label}
            onAction={(key) => onAction(String(key))}
            selectionMode={selected === undefined ? 'none' : 'single'}
            selectedKeys={selected === undefined ? [] : [selected]}
            disallowEmptySelection
          >
            {items.map((item, index) =>
              'divider' in item ? <Divider key={index} /> : <Action key={item.id} action={item} />,
            )}
          </List>
        </Surface>
      </MenuTrigger>
    </Root>
  );
}

function Action({ action }: { action: MenuAction }) {
  const { id, label, icon, description, danger, disabledReason } = action;
  const detail = disabledReason ?? description;
  return (
    <Item
      id={id}
      textValue={label}
      isDisabled={disabledReason !== undefined}
      data-danger={danger || undefined}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <Text>
            <Name>{label}</Name>
            {detail === undefined ? null : <Detail>{detail}</Detail>}
          </Text>
          {isSelected ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
        </>
      )}
    </Item>
  );
}
