import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Actions, Description, Heading, Root, Title, TitleLine, TitleRow } from './page.styles.ts';

export interface PageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What the page is about; its only first-level heading. */
  title: ReactNode;
  /** A tag beside the title. */
  status?: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** What can be done with the whole page: buttons or links at the right. */
  action?: ReactNode;
  /** Tabs or filters between the title and the content. */
  toolbar?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A page of the console: the title row, then the content, one thing below the other. */
export function Page({ title, status, description, action, toolbar, children, ...rest }: PageProps) {
  return (
    <Root {...rest}>
      <TitleRow>
        <Heading>
          <TitleLine>
            <Title>{title}</Title>
            {status}
          </TitleLine>
          {description === undefined ? null : <Description>{description}</Description>}
        </Heading>
        <Actions>{action}</Actions>
      </TitleRow>
      {toolbar}
      {children}
    </Root>
  );
}
