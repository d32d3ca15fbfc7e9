import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Main, Root, Side } from './split-pane.styles.ts';

export interface SplitPaneProps extends HTMLAttributes<HTMLDivElement> {
  /** What stands beside the content: a list to choose from. */
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
  return (
    <Root {...rest} $sideWidth={sideWidth} data-side={sidePlace}>
      {sidePlace === 'start' ? <Side aria-label={sideLabel}>{side}</Side> : null}
      <Main>{children}</Main>
      {sidePlace === 'end' ? <Side aria-label={sideLabel}>{side}</Side> : null}
    </Root>
  );
}
