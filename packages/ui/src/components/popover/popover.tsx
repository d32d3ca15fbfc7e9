import { use, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { ModalReturn } from '../../internal/modal-return.tsx';
import { Opener, type OpenerElement } from '../../internal/opener.tsx';
import { useOpenFirst } from '../../internal/use-open-first.ts';
import { PortalContext } from '../../theme/portal-context.ts';
import { layer } from '../../theme/tokens.ts';
import { Content, Panel, Root, Title } from './popover.styles.ts';

/** A side of what opens it, and the edge that is kept in line with it. */
type PopoverPlacement = 'top' | 'bottom' | `${'top' | 'bottom'} ${'start' | 'end'}` | 'start' | 'end';

export interface PopoverProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'title' | 'children'> {
  /** What opens it: one button of ours. */
  trigger: OpenerElement;
  /** Names it and stands at its top. @default the trigger's name is its name too */
  title?: ReactNode;
  /** The side it opens to; the other one where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Stands open from the first, as where a press on its place made its code load. @default false */
  defaultOpen?: boolean;
  /** Whether it is open, for whoever closes it himself. @default kept inside */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A few controls or an explanation. A function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  ref?: Ref<HTMLSpanElement>;
}

/** In the layer of the modals, where what opened later lies above: a dialog can be opened from here. */
const besideModals = { zIndex: layer.modal };

/**
 * A small panel beside the button that opens it. The focus goes in and stays there; Escape or a press beside it closes
 * it, and the focus returns to the button.
 */
export function Popover({
  trigger,
  title,
  placement = 'bottom start',
  defaultOpen = false,
  open,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  const portal = use(PortalContext);
  const opener = useRef<HTMLElement>(null);
  const [own, setOwn] = useOpenFirst(defaultOpen, opener);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Root {...rest}>
      <DialogTrigger isOpen={open ?? own} onOpenChange={change}>
        <Opener ref={opener}>{trigger}</Opener>
        <Panel placement={placement} offset={4} style={besideModals} {...portal}>
          <Content>
            {({ close }) => (
              <>
                <ModalReturn />
                {title === undefined ? null : <Title slot="title">{title}</Title>}
                {typeof children === 'function' ? children(close) : children}
              </>
            )}
          </Content>
        </Panel>
      </DialogTrigger>
    </Root>
  );
}
