import { Link } from '@mpc/ui';
import type { ReactNode } from 'react';
import { strategyHref, type StrategyPlace } from './strategy-links.ts';

export interface StrategyLinkProps {
  to: StrategyPlace;
  /** Whether leaving would lose what somebody is about to decide or to send. @default false */
  newTab?: boolean;
  /** What the strategy is called. */
  children: ReactNode;
}

/** The name of a strategy, which leads to its page. */
export const StrategyLink = ({ to, newTab = false, children }: StrategyLinkProps) => (
  <Link href={strategyHref(to)} external={newTab}>
    {children}
  </Link>
);
