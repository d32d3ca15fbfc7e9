import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Modal } from '../../internal/modal.tsx';
import type { PanelProps } from '../../internal/panel-props.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Body, Footer, Header, Title } from './dialog.styles.ts';

const widths = { small: 420, medium: 640 } as const;

export interface DialogProps extends PanelProps {
  open: boolean;
  /** Names the dialog and stands at its top. */
  title: ReactNode;
  /** The actions, at the foot. */
  footer?: ReactNode;
  /** 420 or 640 pixels. @default 'small' */
  size?: keyof typeof widths;
  /** The close button and Escape. */
  onClose: () => void;
  children?: ReactNode;
}

/** Something short that comes before all else. To ask for a decision, use `ConfirmDialog`; for an errand, `Drawer`. */
export function Dialog({ title, footer, size = 'small', onClose, children, ...rest }: DialogProps) {
  const words = useWords();
  const titleId = useId();
  return (
    <Modal {...rest} onClose={onClose} titleId={titleId} width={widths[size]}>
      <Header>
        <Title id={titleId}>{title}</Title>
        <IconButton label={words.close} icon={X} onClick={onClose} />
      </Header>
      <Body>{children}</Body>
      {footer === undefined ? null : <Footer>{footer}</Footer>}
    </Modal>
  );
}
