import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/button/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { Section } from '../components/section/index.ts';
import { Stack } from '../components/stack/index.ts';
import { themes } from '../theme/themes.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Mover } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

function Demonstration() {
  const [away, setAway] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setAway(!away)}>{away ? 'Bring back' : 'Send away'}</Button>
      <Mover $motion="fast" data-away={away || undefined} aria-hidden={away}>
        {themes.light['motion-fast']}
      </Mover>
      <Mover $motion="normal" data-away={away || undefined} aria-hidden={away}>
        {themes.light['motion-normal']}
      </Mover>
    </Stack>
  );
}

/** Two durations, and the two things that may change. */
export const Motion = meta.story({
  render: () => (
    <FoundationPage
      title="Motion"
      description="Motion shows where a thing comes from and goes to. Motion never delays the user."
    >
      <Section title="Durations">
        <KeyValueList
          items={[
            {
              key: 'fast',
              label: 'fast',
              value: `${themes.light['motion-fast']}: presses, hover, switches, menus, tooltips`,
            },
            {
              key: 'normal',
              label: 'normal',
              value: `${themes.light['motion-normal']}: drawers, dialogs, toasts`,
            },
          ]}
        />
        <Demonstration />
      </Section>
      <Section title="Rules">
        <Rules
          of={[
            'Only opacity and transform move: nothing that makes the page lay itself out again.',
            'With reduced motion nothing moves; everything is where it will be, at once.',
            'A loading part has the shape of its content. A spinner only in the button that was pressed.',
            'Figures do not count up. An amount is shown at once or not at all.',
          ]}
        />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByText(/^1\d\dms ease-out$/);
    await expect(first).toBeVisible();
    canvas.getByRole('button', { name: 'Send away' }).focus();
    await userEvent.keyboard('{Enter}');
    // Opacity only: it keeps its place, and is out of sight and out of the way of a screen reader.
    await expect(first).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-hidden', 'false');
  },
});
