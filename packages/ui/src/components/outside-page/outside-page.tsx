import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Content, Description, Header, Heading, Root, Tools } from './outside-page.styles.ts';

export interface OutsidePageProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What this page is or what happened. The page's one heading. */
  title: string;
  /** One or two sentences: what it means and what to do next. */
  description?: ReactNode;
  /** What the page is about: a quiet page, or one that says stop. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Controls in the corner, such as the choice of language. */
  tools?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A page without the console's frame: signing in, and when something keeps people out. Renders a `<main>`. */
export function OutsidePage({
  title,
  description,
  tone = 'plain',
  tools,
  children,
  ...rest
}: OutsidePageProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {tools === undefined ? null : <Tools>{tools}</Tools>}
      <Content>
        <Header>
          <Heading>{title}</Heading>
          {description === undefined ? null : <Description>{description}</Description>}
        </Header>
        {children}
      </Content>
    </Root>
  );
}
