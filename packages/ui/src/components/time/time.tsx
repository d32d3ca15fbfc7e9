import type { Ref, TimeHTMLAttributes } from 'react';
import { missingNumber } from '../../format/index.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { Root } from './time.styles.ts';
import { formatRelative, formatTime, formatUtc, formatUtcTime } from './time-text.ts';
import { useNow } from './use-now.ts';

/** `full`: to the second, with the offset. `short`: to the minute, for rows. `relative`: how long ago. */
export type TimeKind = 'full' | 'short' | 'relative';

export interface TimeProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'dateTime'> {
  /** Milliseconds since 1970; `--` when missing, and for the 0 that a server writes for "never". */
  at: number | null | undefined;
  /** @default 'full' */
  kind?: TimeKind;
  ref?: Ref<HTMLTimeElement>;
}

/**
 * A moment in the reader's own time zone; its title is the same moment in UTC. A server, which knows neither the zone nor
 * the reader's now, writes UTC. Renders a `<time>`.
 */
export function Time({ at, kind = 'full', ...rest }: TimeProps) {
  const words = useWords();
  const hydrated = useHydrated();
  if (at === null || at === undefined || at === 0) return <Root {...rest}>{missingNumber}</Root>;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <Root {...rest}>{words.unreadable}</Root>;
  const shape = kind === 'full' ? 'full' : 'short';
  const own = () => (kind === 'relative' ? <Ago at={at} /> : formatTime(date, shape));
  return (
    <Root {...rest} dateTime={date.toISOString()} title={formatUtc(date)}>
      {hydrated ? own() : formatUtcTime(date, shape)}
    </Root>
  );
}

function Ago({ at }: { at: number }) {
  const language = useLanguage();
  return formatRelative(at - useNow(), language);
}
