import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../components/inline/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { Section } from '../components/section/index.ts';
import { StatusTag } from '../components/status-tag/index.ts';
import { formatNumber } from '../format/index.ts';
import { contrast } from '../internal/contrast.ts';
import { avatarColors, coinColors, ink } from '../theme/palette.ts';
import type { Tone } from '../theme/tokens.ts';
import { ContrastTable, type Ink } from './contrast-table.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Sample } from './foundations.styles.ts';
import { GroundTable, SeriesTable } from './ground-table.tsx';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Color', tags: ['!autodocs'] });

const read: readonly Ink['grounds'][number][] = ['canvas', 'surface', 'sunken'];
const inks: readonly Ink[] = [
  { ink: 'text', purpose: 'Text', grounds: read },
  { ink: 'text-muted', purpose: 'Labels, text beside a value', grounds: read },
  { ink: 'text-faint', purpose: 'Placeholders, hints', grounds: read },
  { ink: 'brand-strong', purpose: 'Links, the current item', grounds: [...read, 'brand-soft'] },
  { ink: 'on-brand', purpose: 'On the primary action', grounds: ['brand'] },
];

const meanings: readonly { tone: Tone; word: string; means: string }[] = [
  {
    tone: 'idle',
    word: 'Queued',
    means: 'Nothing happens yet, and no action is needed. Outlined: canceled.',
  },
  { tone: 'running', word: 'Confirming', means: 'In progress: signing, broadcasting, confirming.' },
  {
    tone: 'attention',
    word: 'Awaiting approval',
    means: 'A person must act, or should check before continuing.',
  },
  { tone: 'success', word: 'Completed', means: 'Completed.' },
  { tone: 'danger', word: 'Rejected', means: 'Failed, rejected, frozen, or about to destroy something.' },
];
const tones: readonly Ink[] = meanings.map(({ tone, means }) => ({
  ink: tone,
  purpose: means,
  grounds: [`${tone}-soft`, 'surface'],
}));

/** Every color, what it is for, and how well it can be read where it is used. */
export const Color = meta.story({
  render: () => (
    <FoundationPage
      title="Color"
      description="One blue; every other color states a status. Each figure is the contrast as measured now: at least 4.5 for text."
    >
      <Section title="Rules">
        <Rules
          of={[
            'Paint with a token, never with a value: a theme is a list of values behind the tokens.',
            'A component takes a tone, never a color. The tone says what the state means for the reader.',
            'Never color alone: a dot or an icon, and a word.',
            'Dark is designed, not inverted: grounds grow lighter towards the reader, inks stay soft.',
            'No gradients, and no color that carries no information.',
          ]}
        />
      </Section>
      <Section title="Tones">
        <KeyValueList
          items={meanings.map(({ tone, word, means }) => ({
            key: tone,
            label: <StatusTag tone={tone}>{word}</StatusTag>,
            value: means,
          }))}
        />
      </Section>
      <Section title="Contrast of the tones">
        <ContrastTable label="Contrast of the tones" inks={tones} />
      </Section>
      <Section title="Contrast of text">
        <ContrastTable label="Contrast of text" inks={inks} />
      </Section>
      <Section title="Grounds and lines">
        <GroundTable />
      </Section>
      <Section
        title="Data"
        note="One color a series, in this order: 3 : 1 or better on each ground, and distinct in color blindness."
      >
        <SeriesTable />
      </Section>
      <Section
        title="Coins"
        note="Each coin’s own color, deepened where its letters could not be read. An unknown coin has the color of an avatar."
      >
        <Inline>
          {Object.entries(coinColors).map(([symbol, { background, ink }]) => (
            <Sample key={symbol} $ink={ink} $ground={background}>
              <span>{symbol}</span>
              <span>{formatNumber(contrast(ink, background), { digits: 1 })}</span>
            </Sample>
          ))}
        </Inline>
      </Section>
      <Section
        title="Avatars"
        note="The first letter of a name decides, so that a name has the same color everywhere."
      >
        <Inline>
          {avatarColors.map((background) => (
            <Sample key={background} $ink={ink.light} $ground={background}>
              <span>{background}</span>
              <span>{formatNumber(contrast(ink.light, background), { digits: 1 })}</span>
            </Sample>
          ))}
        </Inline>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    // What the page claims about itself: no figure of what is read below 4.5.
    const figures = canvas.getAllByText(/^\d+\.\d$/).map((figure) => Number(figure.textContent));
    await expect(figures.length).toBeGreaterThan(60);
    await expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5);
  },
});
