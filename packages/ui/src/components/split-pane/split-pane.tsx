import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Main, Root, Side } from './split-pane.styles.ts';

export interface SplitPaneProps extends HTMLAttributes<HTMLDivElement> {
  /** What stands beside the content: a list to choose from. */
  side: ReactNode;
  /** The side's name for a screen reader. */
  sideLabel: string;
  /** @default '280px' */
  sideWidth?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A side and a content beside it; on phones the side is a block above the content. */
export function SplitPane({ side, sideLabel, sideWidth = '280px', children, ...rest }: SplitPaneProps) {
  return (
    <Root {...rest} $sideWidth={sideWidth}>
      <Side aria-label={sideLabel}>{side}</Side>
      <Main>{children}</Main>
    </Root>
  );
}
