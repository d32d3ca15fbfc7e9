import type { HTMLAttributes, Ref } from 'react';
import { Root } from './text.styles.ts';

/** How loud it is. */
export type TextTone = 'plain' | 'muted' | 'strong' | 'danger';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** `p` for a sentence of its own, `span` within a line. @default 'span' */
  as?: 'span' | 'p';
  /** @default 'plain' */
  tone?: TextTone;
  /** @default 'body' */
  size?: 'body' | 'label';
  ref?: Ref<HTMLElement>;
}

/** Words in one of the library's sizes and tones. */
export function Text({ as = 'span', tone = 'plain', size = 'body', ...rest }: TextProps) {
  return <Root {...rest} as={as} data-tone={tone} data-size={size} />;
}
