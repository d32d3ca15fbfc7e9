import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ToneIcon } from '../../internal/tone-icon.tsx';
import type { Tone } from '../../theme/tokens.ts';
import { Action, Body, Root, Title } from './banner.styles.ts';

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What it means; `danger` interrupts a screen reader, the others wait their turn. */
  tone: Tone;
  /** The message in a few words. */
  title?: ReactNode;
  /** What the person can do about it: a button or a link. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays where it matters: what happened and what to do next. */
export function Banner({ tone, title, action, children, ...rest }: BannerProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      {/* What is idle says something too: its dashed circle would look as if it was loading. */}
      <ToneIcon tone={tone === 'idle' ? 'running' : tone} />
      <Body>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </Body>
      {action === undefined ? null : <Action>{action}</Action>}
    </Root>
  );
}
