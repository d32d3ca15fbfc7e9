import type { ReactNode } from 'react';
import { Counter } from './field.styles.ts';

interface TextCounterProps {
  /** The control it counts for. */
  control: { id: string };
  /** What else stands beside the label. */
  aside: ReactNode;
  /** "24 / 200", or nothing where there is no limit. */
  counter: string | null;
}

/** How full a field of limited text is, beside whatever else its label has at the right. */
export function TextCounter({ control, aside, counter }: TextCounterProps) {
  return (
    <>
      {aside}
      {counter === null ? null : <Counter id={`${control.id}-counter`}>{counter}</Counter>}
    </>
  );
}
