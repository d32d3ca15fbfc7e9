import type { Guide } from '../../../../../.storybook/guide.ts';
import { LineChart } from './line-chart.tsx';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const values = ['24810402.10', '25102980.00', '25022114.75', '26410880.20', '27311012.10'];

export const lineChartGuide = {
  use: [
    'For how a figure went over time: the value held, deposits a day, the energy that was used.',
    'For one to four series in the same unit.',
    'With `area` for amounts that are held, so that zero is in sight.',
    'With `scale="log"` for a figure by an amount that spans powers of ten, such as a cost by threshold; `markers` name the points that matter.',
  ],
  avoid: [
    'To compare things that have no order: use BarChart.',
    'For the parts of a whole at one moment: use Donut.',
    'For a trend in a row or beside a figure: use SparkLine.',
  ],
  do: [
    {
      show: (
        <LineChart
          label="Value held"
          x={week}
          series={[{ key: 'all', label: 'All', values }]}
          unit="USD"
          area
          height={160}
        />
      ),
      because: 'Say the unit. Figures on the axis are short, those of a point are exact.',
    },
    'Give null where nothing is known: the line breaks there instead of showing a zero.',
  ],
  dont: [
    'Five lines or more: they cannot be told apart. Show the largest and add up the rest.',
    'Two units in one chart: put one chart below the other.',
    'The same thing twice: a chart of two points is a sentence.',
  ],
  accessibility: [
    'The chart is one stop of the keyboard.',
    'Each step is read out: the place, and each series with its value. A pointer says nothing aloud.',
    'A table with the same figures is always there for a screen reader, and shown by its button.',
    'Lines differ by dashes and by the shape of their points, not by color alone; in forced colors only by those.',
  ],
  keys: {
    'Goes to the chart': ['Tab'],
    'Goes to the next point': ['ArrowRight'],
    'Goes to the previous point': ['ArrowLeft'],
    'Goes to the first point': ['Home'],
    'Goes to the last point': ['End'],
    'Leaves the point; a second press goes to the drawer or dialog around it': ['Escape'],
  },
  anatomy: {
    story: 'Several',
    parts: {
      Legend: 'ul',
      'Name of a series': 'li',
      'Table button': 'button[aria-pressed]',
      Drawing: '[role=application]',
    },
  },
} satisfies Guide;
