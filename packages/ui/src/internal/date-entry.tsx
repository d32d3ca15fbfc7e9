import { CalendarDays } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { DateSegmentProps } from 'react-aria-components';
import { BoxButton, Part, Parts } from './date-entry.styles.ts';

/** Year, month and day of one date, each typed or stepped with the arrow keys, in the order of the reader's language. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <Parts {...(slot === undefined ? {} : { slot })}>{(segment) => <DatePart segment={segment} />}</Parts>
  );
}

function DatePart({ segment }: Pick<DateSegmentProps, 'segment'>) {
  // Before the base says the new value, with every change of it.
  useLayoutEffect(emptyByNodes);
  return <Part segment={segment} data-control={segment.isEditable ? '' : undefined} />;
}

/** The base empties what it has read out by setting markup, which throws in a document that requires trusted types. */
function emptyByNodes() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]'))
    Object.defineProperty(log, 'innerHTML', {
      configurable: true,
      set: () => {
        log.replaceChildren();
      },
    });
}

/** Opens the calendar; its name comes from the picker around it. */
export function CalendarButton() {
  return (
    <BoxButton>
      <CalendarDays size={16} strokeWidth={1.5} aria-hidden />
    </BoxButton>
  );
}

/** Whether a field was left with some parts of its dates filled in and others not. */
export function isHalfFilled(field: Element): boolean {
  const parts = Array.from(field.querySelectorAll('[role=spinbutton]'));
  return new Set(parts.map((part) => part.hasAttribute('data-placeholder'))).size === 2;
}

/** The part that is typed first. */
export const firstPart = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-control]') ?? null;
