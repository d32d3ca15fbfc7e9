import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Item, Root } from './card-grid.styles.ts';

export interface CardGridProps extends HTMLAttributes<HTMLUListElement> {
  /** The least width of a card. @default '280px' */
  min?: string;
  ref?: Ref<HTMLUListElement>;
}

/** A list of cards of equal width; each child is one item. */
export function CardGrid({ min = '280px', children, ...rest }: CardGridProps) {
  return (
    // Without its bullets Safari no longer calls it a list, unless it says so.
    <Root {...rest} role="list" $min={min}>
      {Children.map(children, (child) => (isMissing(child) ? null : <Item>{child}</Item>))}
    </Root>
  );
}

const isMissing = (child: ReactNode) => child === null || child === undefined || typeof child === 'boolean';
