import { createContext, use, useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useObjectRef } from 'react-aria/useObjectRef';
import { PortalContext } from '../theme/portal-context.ts';
import { useClosedWithAll } from './close-overlays.ts';
import { ModalReturn } from './modal-return.tsx';
import { Panel, Scrim } from './modal.styles.ts';
import type { PanelProps } from './panel-props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useHydrated } from './use-hydrated.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export interface ModalProps extends PanelProps {
  open: boolean;
  /** Escape, and a press on the scrim where that is allowed. Only the topmost overlay hears it. */
  onClose: () => void;
  /** `closeOverlays()` was called. @default onClose */
  onCloseAll?: (() => void) | undefined;
  /** Where on the screen it opens. @default 'center' */
  place?: 'center' | 'top' | 'right';
  /** In pixels; never wider than the screen. */
  width: number;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The element that names it, where it has no `aria-label`. */
  titleId?: string;
  /** A press on the scrim closes it. @default false, so that a stray press does not lose a half-filled form */
  dismissable?: boolean;
  /** Another of its stack lies on it: it keeps what was typed, but is not seen. */
  covered?: boolean;
  /** It lies on another of its stack, whose scrim is seen already. */
  stacked?: boolean;
  children: ReactNode;
}

/**
 * What every modal overlay is made of: the page behind is inert, the focus stays inside and returns to where it was,
 * Escape closes the topmost one only. Modals lie in the order they were opened in. It leaves at once, so that nothing
 * can be pressed twice while it fades.
 */
export function Modal({ open, ...rest }: ModalProps) {
  const isHydrated = useHydrated();
  return open && isHydrated ? <OpenModal {...rest} /> : null;
}

const nothing = () => {};
/** It is there only while it is open, and asks its owner to close it. */
const stays = {
  isOpen: true,
  open: nothing,
  toggle: nothing,
  setOpen: nothing,
  point: null,
  setPoint: nothing,
};

/** Whether it is inside of another modal, with which it goes. */
const InsideContext = createContext(false);

function OpenModal({
  onClose,
  onCloseAll = onClose,
  place = 'center',
  width,
  titleId,
  dismissable = false,
  covered,
  stacked,
  children,
  ref,
  ...rest
}: Omit<ModalProps, 'open'>) {
  const { UNSTABLE_portalContainer: container, ...look } = use(PortalContext);
  const isInside = use(InsideContext);
  const panel = useObjectRef(ref);
  const state = { ...stays, close: onClose };
  const { modalProps } = useModalOverlay({ isDismissable: dismissable }, state, panel);
  useReachable(panel);
  useDialogFocus(panel);
  useVisibleHeight(panel);
  return (
    <Overlay {...(container && { portalContainer: container })} shouldContainFocus>
      <Scrim
        {...look}
        data-place={place}
        data-covered={covered || undefined}
        data-stacked={stacked || undefined}
      >
        <Panel
          role="dialog"
          tabIndex={-1}
          aria-labelledby={rest['aria-label'] === undefined ? titleId : undefined}
          {...mergeProps(rest, modalProps)}
          ref={panel}
          $width={width}
        >
          <ModalReturn />
          {isInside ? null : <ClosedWithAll onClose={onCloseAll} />}
          <InsideContext value>{children}</InsideContext>
        </Panel>
      </Scrim>
    </Overlay>
  );
}

/**
 * Until it makes what is around it inert, the modal below must not do that with it: one that is loaded comes later than the
 * press that opened it, and its effects later still.
 */
function useReachable(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => panel.current?.setAttribute('data-react-aria-top-layer', ''), [panel]);
  useEffect(() => panel.current?.removeAttribute('data-react-aria-top-layer'), [panel]);
}

/** Is there as long as the modal stands open. */
function ClosedWithAll({ onClose }: { onClose: () => void }) {
  useClosedWithAll(onClose);
  return null;
}
