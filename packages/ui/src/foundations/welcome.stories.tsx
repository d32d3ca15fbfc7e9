import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../components/section/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Code } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Welcome', tags: ['!autodocs'] });

/** What this is, and how to find one's way in it. */
export const Welcome = meta.story({
  render: () => (
    <FoundationPage
      title="A library for consoles that move money"
      description="The parts of a custody console: components, whole pages to copy, and the rules behind them. Two languages, two themes, for keyboards, screen readers, phones and wide screens."
    >
      <Section title="Contents">
        <KeyValueList
          items={[
            {
              key: 'foundations',
              label: 'Foundations',
              value: 'Color with its contrast, type, space, icons, motion, and the words of the product.',
            },
            {
              key: 'components',
              label: 'Actions to Layout',
              value:
                'Components by what they are for, with a page each: when to use it, its props, its states, code to paste. All components shows them at a glance.',
            },
            {
              key: 'patterns',
              label: 'Patterns',
              value:
                'Whole pages made of them: a list, a form, a detail, an approval, a log, settings. Start a screen from one.',
            },
            {
              key: 'screens',
              label: 'Screens',
              value: 'The console itself, screen by screen, over a server of its own.',
            },
            { key: 'api', label: 'API', value: 'Every call of the server.' },
          ]}
        />
      </Section>
      <Section title="How to look at it">
        <Rules
          of={[
            'Press Ctrl K or ⌘K to search, also by the names of other libraries: modal, dropdown, chip.',
            'The toolbar above changes language and theme of everything, these pages included.',
            'The toolbar also slows down or breaks the server of the screens, and switches the user.',
            'The viewport button shows a story as wide as a phone, as a narrow window, or as a desktop.',
            'Controls, below a story, change the props of a component; Accessibility shows what was checked.',
          ]}
        />
      </Section>
      <Section title="How to begin" note="The library speaks Chinese unless a locale is given.">
        <Rules
          of={[
            'Wrap the application in UiPageProvider once: theme, language, and the router’s link.',
            'Copy the pattern that is nearest to the screen, and put your words and data into it.',
            'Lay out with Stack, Inline and Columns; a screen needs no style of its own.',
          ]}
        />
        <Code>{"import { Button, Page, UiPageProvider } from '@mpc/ui';"}</Code>
      </Section>
    </FoundationPage>
  ),
});
