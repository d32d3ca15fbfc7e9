import { X } from 'lucide-react';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FootContext, useFoot } from '../../internal/foot.ts';
import { useWords } from '../../locale/locale-context.ts';
import { IconButton } from '../icon-button/index.ts';
import { Body, Footer, Header, Root, Title } from './detail-pane.styles.ts';

export interface DetailPaneProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  /** Names the pane and stands at its top. */
  title: ReactNode;
  /** A tag beside the title. */
  status?: ReactNode;
  /** The close button. */
  onClose: () => void;
  /** The content; a `<DrawerFooter>` in it is fixed at the pane's foot. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What a `Drawer` shows, standing beside the list it was opened from instead of over it: the list stays in use. It scrolls
 * by itself, with its actions in sight. Renders a region.
 */
export function DetailPane({ title, status, onClose, children, ...rest }: DetailPaneProps) {
  const words = useWords();
  const id = useId();
  const [foot, putFoot] = useFoot();
  return (
    <Root {...rest} role="region" aria-labelledby={id}>
      <Header>
        <Title id={id}>{title}</Title>
        {status}
        <IconButton label={words.close} icon={X} onClick={onClose} />
      </Header>
      <Body tabIndex={0} role="group" aria-labelledby={id}>
        <FootContext value={foot}>{children}</FootContext>
      </Body>
      <Footer ref={putFoot} />
    </Root>
  );
}
