import { cloneElement, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { ahead } from '#shared/loading/ahead.ts';

export interface WhenPressedProps {
  /** What is pressed: one button of ours. */
  button: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }>;
  /** Loads the code of what comes instead, as soon as a press is likely. */
  load: () => Promise<unknown>;
  /** What stands in the button's place from then on, with a button of its own, and open. */
  children: ReactNode;
}

/** A menu or a panel behind a button, whose code is large: until the button is pressed it costs nothing. */
export function WhenPressed({ button, load, children }: WhenPressedProps) {
  const [pressed, setPressed] = useState(false);
  const waiting = cloneElement(button, {
    onPointerEnter: ahead(load),
    onFocus: ahead(load),
    onClick: () => setPressed(true),
  });
  return pressed ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
