import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { sparkLineGuide } from './spark-line.guide.tsx';
import { SparkLine } from './spark-line.tsx';

const meta = preview.meta({
  title: 'Charts/SparkLine',
  component: SparkLine,
  parameters: guided(sparkLineGuide),
  args: { values: ['8410022.1', '8391004', '8480117.2', '8522800', '8510004.4', '8601220', '8664203.18'] },
});

/** A decoration beside words that say the same. */
export const Decoration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** An image with a name, where nothing else says it. */
export const Labelled = meta.story({
  args: { label: 'BTC rose by 1.24% in 7 days', tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'BTC rose by 1.24% in 7 days' })).toBeVisible();
  },
});

/** Days that are not known break it. */
export const WithGaps = meta.story({
  args: { values: ['4', '5', null, null, '3', '6', '5'], tone: 'danger' },
});

/** Nothing ever changed. */
export const Flat = meta.story({ args: { values: ['1', '1', '1'], tone: 'idle' } });

/** Nothing is known. */
export const Nothing = meta.story({ args: { values: [] } });

/** In the dark theme. */
export const Dark = Labelled.extend({ globals: { theme: 'dark' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(SparkLine, {
    vary: { tone: ['running', 'success', 'danger', 'attention', 'idle'], width: [88, 160], height: [24, 40] },
    common: { values: ['4', '5', '4.5', '6', '5', '7'] },
  }),
});
