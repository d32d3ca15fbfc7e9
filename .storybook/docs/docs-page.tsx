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
import { AnatomySection } from './anatomy-section.tsx';
import { ChangesSection } from './changes-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { changesOfPage } from './library-changes.ts';
import { MaturityLine } from './maturity-line.tsx';
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
  const log = changesOfPage(String(preparedMeta.parameters['fileName']));
  const files = preparedMeta.parameters['files'] as readonly PatternFile[] | undefined;
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      {log === undefined ? null : <MaturityLine {...log} />}
      <Description />
      <Primary />
      {guide === undefined ? null : <GuideSections guide={guide} />}
      {component === undefined ? null : <Props of={component} />}
      {files === undefined ? null : <PatternSource files={files} />}
      <Heading>All states</Heading>
      <States of={componentStories()} drawn={component !== undefined} />
      {log === undefined ? null : <ChangesSection changes={log.changes} />}
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
      {guide.anatomy === undefined ? null : <AnatomySection anatomy={guide.anatomy} />}
      <Heading>Accessibility</Heading>
      <Sentences of={guide.accessibility} />
      {guide.keys === undefined ? null : <KeyboardSection keys={guide.keys} />}
    </>
  );
}
