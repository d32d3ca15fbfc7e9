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
  /** One line: what there is no room for becomes an ellipsis, and plain words are whole in the tooltip. */
  truncate?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Words in one of the library's sizes and tones. */
export function Text({ as = 'span', tone = 'plain', size = 'body', truncate = false, ...rest }: TextProps) {
  const { children, title = truncate && typeof children === 'string' ? children : undefined } = rest;
  return (
    <Root
      {...rest}
      as={as}
      title={title}
      data-tone={tone}
      data-size={size}
      data-truncate={truncate || undefined}
    />
  );
}
