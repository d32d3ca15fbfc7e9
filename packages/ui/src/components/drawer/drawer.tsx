import { ArrowLeft, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { FootContext, useFoot } from '../../internal/foot.ts';
import { Modal } from '../../internal/modal.tsx';
import { Panel, Scrim } from '../../internal/modal.styles.ts';
import { StylesAhead } from '../../internal/styles-ahead.tsx';
import type { PanelProps } from '../../internal/panel-props.ts';
import { useWords } from '../../locale/locale-context.ts';
import { drawerWidths, type DrawerSize } from './drawer.sizes.ts';
import { Body, Footer, FooterPanel, Header, Title } from './drawer.styles.ts';

export interface DrawerProps extends PanelProps {
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
}

/** A panel from the right for one errand: a form or the details of a row. A press beside it does not close it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : <StylesAhead>{parts}</StylesAhead>;
}

/** Everything of it that has a style. */
const parts = (
  <Scrim>
    <Panel $width={drawerWidths.default}>
      <Header>
        <Title />
        <IconButton label="" icon={X} />
      </Header>
      <Body />
      <Footer>
        <FooterPanel />
      </Footer>
    </Panel>
  </Scrim>
);

function OpenDrawer({
  title,
  status,
  size = 'default',
  onClose,
  onBack,
  footer,
  children,
  ...rest
}: Omit<DrawerProps, 'open'>) {
  const words = useWords();
  const titleId = useId();
  const [foot, putFoot] = useFoot();
  return (
    <Modal
      {...rest}
      open
      onClose={onBack ?? onClose}
      onCloseAll={onClose}
      place="right"
      titleId={titleId}
      width={drawerWidths[size]}
      data-size={size}
    >
      <Header>
        {onBack && <IconButton label={words.back} icon={ArrowLeft} onClick={onBack} />}
        <Title id={titleId}>{title}</Title>
        {status}
        <IconButton label={words.close} icon={X} onClick={onClose} />
      </Header>
      <FootContext value={foot}>
        <Body>{children}</Body>
      </FootContext>
      <Footer>
        <FooterPanel ref={putFoot}>{footer}</FooterPanel>
      </Footer>
    </Modal>
  );
}
