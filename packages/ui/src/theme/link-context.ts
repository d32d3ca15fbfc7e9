import { createContext, type AnchorHTMLAttributes, type ElementType, type Ref } from 'react';

/** What the element behind `Link` is given: an anchor's props, always with an address. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** An element that leads to the application's own paths, such as a router's link. */
export type LinkElement = ElementType<LinkElementProps>;

export const LinkContext = createContext<LinkElement>('a');
