import { ArrowLeft, X } from 'lucide-react';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { FootContext } from '../../internal/foot-context.ts';
import { useWords } from '../../locale/locale-context.ts';
import { drawerWidths, type DrawerSize } from './drawer.sizes.ts';
import { Body, Footer, FooterPanel, Header, Root, Title } from './drawer.styles.ts';

export interface DrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  open: boolean;
  /** Names the drawer and stands at its top. */
  title: ReactNode;
  /** A tag beside the title. */
  status?: ReactNode;
  /** 460, 900 or 1180 pixels; the whole width on a narrower screen. @default 'default' */
  size?: DrawerSize;
  /** The close button; and Escape, where there is no `onBack`. */
  onClose: () => void;
  /** Shows a back arrow; it and Escape call this. */
  onBack?: (() => void) | undefined;
  /** The actions, fixed at the foot. Content may instead render a `<DrawerFooter>`. */
  footer?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A panel from the right for one errand: a form or the details of a row. A press beside it does not close it. */
export function Drawer({
  open,
  title,
  status,
  size = 'default',
  onClose,
  onBack,
  footer,
  children,
  ...rest
}: DrawerProps) {
  const words = useWords();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Root
      {...rest}
      open={open}
      onClose={onBack ?? onClose}
      onCloseAll={onClose}
      place="right"
      width={drawerWidths[size]}
      data-size={size}
    >
      <Header>
        {onBack && <IconButton label={words.back} icon={ArrowLeft} onClick={onBack} />}
        <Title slot="title">{title}</Title>
        {status}
        <IconButton label={words.close} icon={X} onClick={onClose} />
      </Header>
      <FootContext value={foot}>
        <Body>{children}</Body>
      </FootContext>
      <Footer>
        <FooterPanel ref={setFoot}>{footer}</FooterPanel>
      </Footer>
    </Root>
  );
}
