import { ChevronRight } from 'lucide-react';
import type { DetailsHTMLAttributes, ReactNode, Ref } from 'react';
import { Content, Root, Summary } from './disclosure.styles.ts';

export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'open'> {
  /** What is behind it, in a word or two: "Details". */
  summary: ReactNode;
  /** Whether it is open from the start. @default false */
  defaultOpen?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

/** An explanation that is read on demand, below the line it explains. Renders a `<details>`. */
export function Disclosure({ summary, defaultOpen = false, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest} open={defaultOpen}>
      <Summary>
        <ChevronRight size={14} strokeWidth={1.5} aria-hidden />
        {summary}
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
