import type { ReactNode } from 'react';
import { Page } from '../components/page/index.ts';
import { Sheet } from './foundations.styles.ts';

interface FoundationPageProps {
  title: string;
  /** What it is for, in a sentence. */
  description: string;
  children: ReactNode;
}

/** A page about a foundation. It is written in English, whatever the language of the examples in it. */
export function FoundationPage({ title, description, children }: FoundationPageProps) {
  return (
    <Sheet lang="en">
      <Page title={title} description={description}>
        {children}
      </Page>
    </Sheet>
  );
}
