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
      description="Everything a custody console is built from: components, whole pages to copy, and the rules behind them. In two languages and two themes, for keyboards, screen readers, phones and wide screens."
    >
      <Section title="Where to find what">
        <KeyValueList
          items={[
            {
              key: 'foundations',
              label: 'Foundations',
              value:
                'Color with its contrast, type, space, icons, motion, and how things are called and written.',
            },
            {
              key: 'components',
              label: 'Components, Layout, Frame',
              value:
                'A page for each: when to take it and when not, do and don’t, its props, all of its states.',
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
            { key: 'api', label: 'API', value: 'Every call of the server, to read and to send.' },
          ]}
        />
      </Section>
      <Section title="How to look at it">
        <Rules
          of={[
            'Press Ctrl K, or ⌘K, and type a name to find a component, a pattern or a screen.',
            'The toolbar above changes language and theme of everything, these pages included.',
            'It also makes the server of the screens slow or broken, and signs in as somebody else.',
            'The viewport button shows a story as wide as a phone, as a narrow window, or as a desktop.',
            'Controls, below a story, change the props of a component; Accessibility shows what was checked.',
          ]}
        />
      </Section>
      <Section title="How to begin" note="Its own words are Chinese where no locale is given.">
        <Rules
          of={[
            'Wrap the application in UiProvider once: theme, language, and the router’s link.',
            'Copy the pattern that is nearest to the screen, and put your words and data into it.',
            'Lay out with Stack, Inline and Columns; a screen needs no style of its own.',
          ]}
        />
        <Code>{"import { Button, Page, UiProvider } from '@mpc/ui';"}</Code>
      </Section>
    </FoundationPage>
  ),
});
