import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Amount } from '../amount/index.ts';
import { statGuide } from './stat.guide.tsx';
import { Stat } from './stat.tsx';
import { SummaryCards } from './summary-cards.tsx';

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  parameters: guided(statGuide),
  args: { label: 'Awaiting approval', value: '4', hint: '$1.21M' },
});

const summary = () => (
  <SummaryCards>
    <Stat size="figure" label="Total value" value="$27,311,012.10" hint="+184,210.52 (0.68%) 24h" />
    <Stat label="Awaiting approval" value="4" hint="$1.21M" />
    <Stat label="Confirming on chain" value="9" hint="$402,600.00" />
    <Stat label="Networks open" value="11 / 38" hint="2 stopped for deposits" />
  </SummaryCards>
);

/** One number. */
export const Normal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Awaiting approval');
  },
});

/** The one that matters. */
export const Figure = meta.story({ args: { size: 'figure', label: 'Total value', value: '$27,311,012.10' } });

/** A number that is missing shows two dashes, which the caller writes. */
export const Missing = meta.story({ args: { value: '--', hint: 'Price unknown' } });

/** Not known yet: what comes takes the same place. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.queryByText('4')).toBeNull();
  },
});

/** Joined in one card. */
export const Summary = meta.story({ render: summary });

/** A figure that has little room: its line ends beside the number, never in it. */
export const Narrow = meta.story({
  args: { size: 'figure', label: 'Total', value: <Amount value="27311012.104567891234" symbol="USDT" /> },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [value] = canvas.getAllByRole('definition');
    const range = document.createRange();
    range.selectNodeContents(value?.firstElementChild?.firstChild ?? document.body);
    await expect(range.getClientRects()).toHaveLength(1);
  },
});

/** Joined in one card, in the dark theme. */
export const Dark = meta.story({ render: summary, globals: { theme: 'dark' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Stat, {
    vary: { size: ['normal', 'figure'], hint: [undefined, '+184,210.52 (0.68%) 24h'] },
    common: { label: 'Total value', value: '$27,311,012.10' },
  }),
});
