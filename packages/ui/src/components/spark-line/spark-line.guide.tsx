import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Stat } from '../stat/index.ts';
import { SparkLine } from './spark-line.tsx';

const values = ['0.62', '0.61', '0.64', '0.66', '0.65', '0.69', '0.72'];

export const sparkLineGuide: Guide = {
  use: [
    'For the course of a figure beside it: in a row of assets, under a stat.',
    'Where the shape matters and the values do not.',
  ],
  avoid: ['Where values are read off: use LineChart.', 'For a figure against its limit: use Gauge.'],
  do: [
    {
      show: (
        <Inline gap="l">
          <Stat label="TON" value="$4.78" hint="+3.81% in 7 days" />
          <SparkLine values={values} tone="success" />
        </Inline>
      ),
      because: 'Say in words which way it went. The line then needs no label.',
    },
  ],
  dont: [
    {
      show: <SparkLine values={values} label="TON rose by 3.81% in 7 days" tone="success" />,
      because: 'Alone it says little to the eye, even with a label.',
    },
    'Compare two of them: each has its own scale.',
  ],
  accessibility: [
    'Decoration, hidden from a screen reader, unless it has a label; then it is an image of that name.',
    'A tone never says alone which way it went: the figure beside it has a sign.',
  ],
  anatomy: {
    story: 'Decoration',
    parts: { Line: 'svg' },
  },
};
