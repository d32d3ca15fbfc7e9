import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { Elapsed, Filled, Foot, Head, Label, Note, Root, Said, Track } from './progress-bar.styles.ts';
import { useElapsed } from './use-elapsed.ts';

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is in progress. */
  label: ReactNode;
  /** How far it is, from 0 to 1; undefined where nobody knows. */
  value?: number | undefined;
  /** How far it is, in words: "2 of 6 confirmations". @default the whole percent that is done */
  text?: string | undefined;
  /** When it began, in milliseconds since 1970: the time that has passed stands beside the words, to the second. */
  since?: number | undefined;
  /** What else is to be known, below it: how long it may take, that the page can be left. */
  note?: ReactNode;
  /** What can be done about it, beside it: a small button that cancels. */
  action?: ReactNode;
  /** @default 'running' */
  tone?: Tone;
  /** The label is only for a screen reader, in rows whose head says it. */
  bare?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** How far something in progress has come. For a figure against its limit, use `Gauge`. */
export function ProgressBar({
  label,
  value,
  text,
  since,
  note,
  action,
  tone = 'running',
  bare = false,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const time = useElapsed(since);
  const done = value === undefined ? undefined : Math.max(0, Math.min(1, value || 0));
  // Cut off, not rounded: a hundred only when it is done.
  const percent = done === undefined ? undefined : Math.floor(done * 100 + 1e-9);
  const said = text ?? (percent === undefined ? undefined : `${percent}%`);
  return (
    <Root {...rest} data-tone={tone} data-bare={bare || undefined}>
      <Head>
        <Label id={id}>{label}</Label>
        {said !== undefined && <Said aria-hidden>{said}</Said>}
        {time !== undefined && <Elapsed role="timer">{time}</Elapsed>}
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said}
      >
        {done === undefined ? (
          <Filled data-unknown />
        ) : (
          <Filled style={{ transform: `translateX(${(done - 1) * 100}%)` }} />
        )}
      </Track>
      {(note !== undefined || action !== undefined) && (
        <Foot>
          <Note id={`${id}-note`}>{note}</Note>
          {action}
        </Foot>
      )}
    </Root>
  );
}
