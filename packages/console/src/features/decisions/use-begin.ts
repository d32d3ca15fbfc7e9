import { useState } from 'react';
import type { Decision } from './decision.rules.ts';
import type { DecisionMachine } from './use-decision.ts';

interface Begin {
  /** What somebody wanted to be asked about when they opened it. */
  decision: Decision | undefined;
  mayDecide: (decision: Decision) => boolean;
  /** What it is decided by is still being read. */
  isReading: boolean;
  /** Why it cannot be decided so. */
  blocked: (decision: Decision) => string | undefined;
}

/** Asks about what it was opened for, once all of it is read: then, or not at all. */
export function useBegin({ ask }: Pick<DecisionMachine, 'ask'>, begin: Begin): void {
  const [wanted, setWanted] = useState(begin.decision ?? null);
  if (wanted === null || begin.isReading) return;
  setWanted(null);
  if (begin.mayDecide(wanted) && begin.blocked(wanted) === undefined) ask(wanted);
}
