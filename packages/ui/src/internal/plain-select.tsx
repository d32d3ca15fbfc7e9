import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { Choice, Root } from './plain-select.styles.ts';

/** A native list for few words, which a phone opens in its own way; it looks like the library's. */
export const PlainSelect = (props: SelectHTMLAttributes<HTMLSelectElement>) => (
  <Root>
    <Choice {...props} />
    <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
  </Root>
);
