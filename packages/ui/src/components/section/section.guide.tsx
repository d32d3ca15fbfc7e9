import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Section } from './section.tsx';

export const sectionGuide: Guide = {
  use: ['For a part of a page or drawer with its own heading, and one action for all of it.'],
  avoid: [
    'For the page itself: use Page.',
    'For a heading inside a surface: the title of Card.',
    'For parts of which one is seen at a time: use Tabs.',
  ],
  do: [
    {
      show: (
        <Section title="Receivers" action={<Button size="small">Add</Button>}>
          <Card padding="m">treasury@example.com</Card>
        </Section>
      ),
      because: 'A heading of one or two words; the action belongs to what is below it.',
    },
  ],
  dont: ['A section of one line: a Card with a title does.', 'Sections within sections.'],
  accessibility: [
    'A region named by its h2, so it can be jumped to.',
    'The note is below the content: what must be known before belongs above it.',
  ],
  anatomy: {
    story: 'With Action',
    parts: { Section: 'section', Title: 'h2', Action: 'section button' },
  },
};
