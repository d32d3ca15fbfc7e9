import { createContext, use, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { PortalContext } from '../theme/portal-context.ts';
import { useClosedWithAll } from './close-overlays.ts';
import { ModalReturn } from './modal-return.tsx';
import { Content, Panel, Scrim } from './modal.styles.ts';

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
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
  /** Its name, where there is no `<Heading slot="title">` inside. */
  label?: string;
  /** A press on the scrim closes it. @default false, so that a stray press does not lose a half-filled form */
  dismissable?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Whether it is inside of another modal, with which it goes. */
const InsideContext = createContext(false);

/**
 * What every modal overlay is made of: the page behind is inert, the focus stays inside and returns to where it was,
 * Escape closes the topmost one only. Modals lie in the order they were opened in. It leaves at once, so that nothing
 * can be pressed twice while it fades.
 */
export function Modal({
  open,
  onClose,
  onCloseAll = onClose,
  place = 'center',
  width,
  role = 'dialog',
  label,
  dismissable = false,
  children,
  ...rest
}: ModalProps) {
  const portal = use(PortalContext);
  const isInside = use(InsideContext);
  return (
    <Scrim
      {...rest}
      {...portal}
      isOpen={open}
      isDismissable={dismissable}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      data-place={place}
    >
      <Panel $width={width}>
        <ModalReturn />
        {isInside ? null : <ClosedWithAll onClose={onCloseAll} />}
        <Content role={role} aria-label={label}>
          <InsideContext value>{children}</InsideContext>
        </Content>
      </Panel>
    </Scrim>
  );
}

/** Is there as long as the modal stands open. */
function ClosedWithAll({ onClose }: { onClose: () => void }) {
  useClosedWithAll(onClose);
  return null;
}
