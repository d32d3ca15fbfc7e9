import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { sectionGuide } from './section.guide.tsx';
import { Stack } from '../stack/index.ts';
import { Section } from './section.tsx';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  parameters: guided(sectionGuide),
  args: { title: 'Pinned', children: <Card>Treasury</Card> },
});

/** A heading and what stands under it. */
export const Plain = meta.story();

/** With a sentence on what to do next. */
export const WithNote = meta.story({ args: { note: 'Finish creating it in the app on your phone.' } });

/** With something to do for all of it. */
export const WithAction = meta.story({ args: { action: <Button size="small">Export</Button> } });

/** Every part that may be there or not. */
export const Permutations = meta.story({
  render: ({ children }) => (
    <Stack gap="xxl">
      <Section title="Plain">{children}</Section>
      <Section title="With a note" note="Finish creating it in the app on your phone.">
        {children}
      </Section>
      <Section title="With an action" action={<Button size="small">Export</Button>}>
        {children}
      </Section>
      <Section
        title="With both, and a title too long for a phone"
        note="Finish creating it in the app on your phone."
        action={<Button size="small">Export</Button>}
        style={{ width: 300 }}
      >
        {children}
      </Section>
    </Stack>
  ),
});
