import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Heading, Note, Root, TitleRow } from './section.styles.ts';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What this part of the page is about; a second-level heading that names the region. */
  title: ReactNode;
  /** One sentence below the content: what it means, or what to do next. */
  note?: ReactNode;
  /** What can be done with all of it, at the right of the title. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page under a heading of its own. Renders a `<section>`. */
export function Section({ title, note, action, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Root {...rest} aria-labelledby={id}>
      <TitleRow>
        <Heading id={id}>{title}</Heading>
        {action}
      </TitleRow>
      {children}
      {note === undefined ? null : <Note>{note}</Note>}
    </Root>
  );
}
