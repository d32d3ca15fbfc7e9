import { Check, X } from 'lucide-react';
import { Dot } from './rail.styles.ts';

/** Where a step of a rail stands. */
export type StopState = 'done' | 'current' | 'waiting' | 'failed';

/** The mark of a step: its shape differs by state, not its color alone. Words stand beside it. */
export function StopDot({ state }: { state: StopState }) {
  return (
    <Dot data-state={state} aria-hidden>
      {state === 'done' && <Check size={10} strokeWidth={3.5} />}
      {state === 'failed' && <X size={10} strokeWidth={3.5} />}
    </Dot>
  );
}
