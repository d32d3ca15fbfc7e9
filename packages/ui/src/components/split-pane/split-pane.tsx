import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Main, Root, Side } from './split-pane.styles.ts';

export interface SplitPaneProps extends HTMLAttributes<HTMLDivElement> {
  /** What stands beside the content: a list to choose from, or the detail of what is chosen. With null the content takes all the room. */
  side: ReactNode;
  /** The side's name for a screen reader. */
  sideLabel: string;
  /** @default '280px' */
  sideWidth?: string;
  /** Where the side stands: `end` for the detail of what the content lists. @default 'start' */
  sidePlace?: 'start' | 'end';
  ref?: Ref<HTMLDivElement>;
}

/** A side and a content beside it; on phones the side is a block above the content. */
export function SplitPane({
  side,
  sideLabel,
  sideWidth = '280px',
  sidePlace = 'start',
  children,
  ...rest
}: SplitPaneProps) {
  const beside = side === null ? null : <Side aria-label={sideLabel}>{side}</Side>;
  return (
    <Root {...rest} $sideWidth={sideWidth} data-side={side === null ? 'none' : sidePlace}>
      {sidePlace === 'start' ? beside : null}
      <Main>{children}</Main>
      {sidePlace === 'end' ? beside : null}
    </Root>
  );
}
