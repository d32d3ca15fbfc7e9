import type { HTMLAttributes, Ref } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { Root } from './status-tag.styles.ts';

export interface StatusTagProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the state means: waiting, in progress, a human is needed, done, or failed. */
  tone: Tone;
  /** Without a ground, for what was canceled. */
  outlined?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Too long to stand in one line of a phone. */
const long = /\S{24}|.{48}/s;

/** A state: a dot and a word. */
export function StatusTag({ tone, outlined = false, ...rest }: StatusTagProps) {
  const isLong = typeof rest.children === 'string' && long.test(rest.children);
  return (
    <Root {...rest} data-tone={tone} data-outlined={outlined || undefined} data-long={isLong || undefined} />
  );
}
