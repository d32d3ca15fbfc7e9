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

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['!autodocs'] });

const read: readonly Ink['grounds'][number][] = ['canvas', 'surface', 'sunken'];
const inks: readonly Ink[] = [
  { ink: 'text', purpose: 'What is read', grounds: read },
  { ink: 'text-muted', purpose: 'Labels, what stands beside a value', grounds: read },
  { ink: 'text-faint', purpose: 'Placeholders, hints', grounds: read },
  { ink: 'brand-strong', purpose: 'Links, what is current', grounds: [...read, 'brand-soft'] },
  { ink: 'on-brand', purpose: 'On the primary action', grounds: ['brand'] },
];

const meanings: readonly { tone: Tone; word: string; means: string }[] = [
  {
    tone: 'idle',
    word: 'Waiting',
    means: 'Nothing happens yet, and nobody has to do anything. Outlined: cancelled.',
  },
  { tone: 'running', word: 'Confirming', means: 'The machine is at work: signing, confirming, sending.' },
  { tone: 'attention', word: 'Needs approval', means: 'A human is needed, or should look before going on.' },
  { tone: 'success', word: 'Done', means: 'It came to its good end.' },
  { tone: 'danger', word: 'Rejected', means: 'Failed, refused, frozen, or about to destroy something.' },
];
const tones: readonly Ink[] = meanings.map(({ tone, means }) => ({
  ink: tone,
  purpose: means,
  grounds: [`${tone}-soft`, 'surface'],
}));

/** Every colour, what it is for, and how well it can be read where it is used. */
export const Colour = meta.story({
  render: () => (
    <FoundationPage
      title="Colour"
      description="One blue; everything else that has a colour says in which state something is. Each figure is the contrast as measured here and now: at least 4.5 where it is read."
    >
      <Section title="Rules">
        <Rules
          of={[
            'Paint with a token, never with a value: a theme is a list of values behind the tokens.',
            'A component takes a tone, never a colour. The tone says what the state means for the reader.',
            'Never colour alone: a dot or an icon, and a word.',
            'Dark is designed, not inverted: grounds grow lighter towards the reader, inks stay soft.',
            'No gradients, and no colour that carries no information.',
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
      <Section title="Contrast of what is read">
        <ContrastTable label="Contrast of what is read" inks={inks} />
      </Section>
      <Section title="Grounds and lines">
        <GroundTable />
      </Section>
      <Section
        title="Data"
        note="One a series, in this order: 3 : 1 or better on each ground, and told apart by those who see colours otherwise."
      >
        <SeriesTable />
      </Section>
      <Section
        title="Coins"
        note="Each coin’s own colour, deepened where its letters could not be read. An unknown coin takes one of the avatars’."
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
        note="The first letter of a name decides, so that a name has the same colour everywhere."
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
