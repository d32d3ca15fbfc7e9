import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PatternFile } from '../build/pattern-files.ts';
import type { Guide } from '../guide.ts';
import { AdviceColumns } from './advice-columns.tsx';
import { documentationOf } from './documented.ts';
import { Scroller } from './docs.styles.ts';
import { PatternSource } from './pattern-source.tsx';
import { Sentences } from './sentences.tsx';
import { States } from './states.tsx';
import { TypeTables } from './type-tables.tsx';

/** What a designer reads about a component: what it is, when to take it, how, its props, and all of its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const { component } = preparedMeta;
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const files = preparedMeta.parameters['files'] as readonly PatternFile[] | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide === undefined ? null : <GuideSections guide={guide} />}
      {component === undefined ? null : <Props of={component} />}
      {files === undefined ? null : <PatternSource files={files} />}
      <Heading>All states</Heading>
      <States of={componentStories()} drawn={component !== undefined} />
    </>
  );
}

function Props({ of }: { of: unknown }) {
  const { passesOn = false, types = {} } = documentationOf(of);
  return (
    <>
      <Heading>Props</Heading>
      <Scroller>
        <ArgTypes sort="requiredFirst" />
      </Scroller>
      <Sentences
        of={passesOn ? ['And whatever else its element, or the component it is made of, takes.'] : []}
      />
      <TypeTables of={types} />
    </>
  );
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>When to use</Heading>
      <Sentences of={guide.use} />
      <Heading>When not to use</Heading>
      <Sentences of={guide.avoid} />
      <Heading>Do and don’t</Heading>
      <AdviceColumns doThis={guide.do} notThis={guide.dont} />
      <Heading>Accessibility</Heading>
      <Sentences of={guide.accessibility} />
    </>
  );
}
