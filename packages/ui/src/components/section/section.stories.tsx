import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Section } from './section.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  args: { title: 'Pinned', children: <Card>Treasury</Card> },
});

/** A heading and what stands under it. */
export const Plain = meta.story();

/** With a sentence on what to do next. */
export const WithNote = meta.story({ args: { note: 'Finish creating it in the app on your phone.' } });

/** With something to do for all of it. */
export const WithAction = meta.story({ args: { action: <Button size="small">Export</Button> } });

/** In dark. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { note: 'Finish creating it in the app.' },
});
