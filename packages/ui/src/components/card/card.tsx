import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Head, Root, Title } from './card.styles.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A second-level heading. */
  title?: ReactNode;
  /** Stands at the right of the title. */
  action?: ReactNode;
  /** `none` for a table that reaches the edges. @default 'l' */
  padding?: 'none' | 'm' | 'l';
  ref?: Ref<HTMLDivElement>;
}

/** A surface that holds what belongs together. */
export function Card({ title, action, padding = 'l', children, ...rest }: CardProps) {
  return (
    <Root {...rest} data-padding={padding}>
      {title === undefined && action === undefined ? null : (
        <Head>
          {title === undefined ? <span /> : <Title>{title}</Title>}
          {action}
        </Head>
      )}
      {children}
    </Root>
  );
}
