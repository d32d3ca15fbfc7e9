import { use, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { PortalContext } from '../theme/portal-context.ts';
import { ModalReturn } from './modal-return.tsx';
import { Content, Panel, Scrim } from './modal.styles.ts';

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  open: boolean;
  /** Escape, and a press on the scrim where that is allowed. Only the topmost overlay hears it. */
  onClose: () => void;
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

/**
 * What every modal overlay is made of: the page behind is inert, the focus stays inside and returns to where it was,
 * Escape closes the topmost one only. Modals lie in the order they were opened in. It leaves at once, so that nothing
 * can be pressed twice while it fades.
 */
export function Modal({
  open,
  onClose,
  place = 'center',
  width,
  role = 'dialog',
  label,
  dismissable = false,
  children,
  ...rest
}: ModalProps) {
  const container = use(PortalContext);
  return (
    <Scrim
      {...rest}
      UNSTABLE_portalContainer={container}
      isOpen={open}
      isDismissable={dismissable}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      data-place={place}
    >
      <Panel $width={width}>
        <ModalReturn />
        <Content role={role} aria-label={label}>
          {children}
        </Content>
      </Panel>
    </Scrim>
  );
}
