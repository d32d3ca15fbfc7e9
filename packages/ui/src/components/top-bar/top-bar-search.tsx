import { Search } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Find, FindText, Keys } from './top-bar.styles.ts';

export interface TopBarSearchProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What can be found, as a placeholder would say it. */
  children: ReactNode;
  /** The keys that do the same. @default '⌘K' */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Looks like a search field and opens the command palette; an icon on phones. */
export function TopBarSearch({ shortcut = '⌘K', children, ...rest }: TopBarSearchProps) {
  return (
    <Find type="button" {...rest}>
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <FindText>{children}</FindText>
      <Keys aria-hidden>{shortcut}</Keys>
    </Find>
  );
}
