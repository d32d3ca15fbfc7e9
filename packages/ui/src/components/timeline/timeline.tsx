import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Rail, Stop, StopBody } from '../../internal/rail.styles.ts';
import { StopDot, type StopState } from '../../internal/rail.tsx';
import { stopWords } from '../../internal/stop-words.ts';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Detail, Title } from './timeline.styles.ts';

/** One step. */
export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** What there is to know about it, below the title. */
  detail?: ReactNode;
  /** When it happened. */
  time?: ReactNode;
  state: StopState;
}

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** What goes through these steps, for a screen reader. */
  label: string;
  items: readonly TimelineItem[];
  ref?: Ref<HTMLOListElement>;
}

/** The steps something has gone through and has yet to go through. Renders an `<ol>`. */
export function Timeline({ label, items, ...rest }: TimelineProps) {
  const words = useWords();
  return (
    <Rail {...rest} aria-label={label}>
      {items.map(({ key, title, detail, time, state }) => (
        <Stop key={key} aria-current={state === 'current' ? 'step' : undefined}>
          <StopDot state={state} />
          <StopBody>
            <Title data-state={state}>
              <VisuallyHidden>
                {words[stopWords[state]]}
                {words.labelColon}
              </VisuallyHidden>
              {title}
            </Title>
            {time !== undefined && <Detail>{time}</Detail>}
            {detail !== undefined && <Detail>{detail}</Detail>}
          </StopBody>
        </Stop>
      ))}
    </Rail>
  );
}
