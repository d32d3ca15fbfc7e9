import type { Guide } from '../../../../../.storybook/guide.ts';
import { BarChart } from './bar-chart.tsx';

export const barChartGuide = {
  use: [
    'To compare figures from place to place: networks, coins, sub-wallets, months.',
    'Stacked where the series add up to something; grouped where they are compared with each other.',
  ],
  avoid: [
    'For a course over many days: use LineChart.',
    'For the parts of one whole: use Donut.',
    'For one figure against its limit: use Gauge or ProgressBar.',
  ],
  do: [
    {
      show: (
        <BarChart
          label="Deposits by network"
          x={['TRON', 'Ethereum', 'Bitcoin', 'Solana']}
          series={[{ key: 'in', label: 'Deposits', values: ['1842', '960', '402', '88'] }]}
          format={{ digits: 0 }}
          height={160}
        />
      ),
      because: 'The largest first, unless the places have an order of their own.',
    },
  ],
  dont: [
    'More than about twelve places: show the largest, and put the rest in a table.',
    'Stacked bars of things that do not add up, such as balances in different coins.',
  ],
  accessibility: [
    'The chart is one stop of the keyboard.',
    'Each step is read out: the place, and each series with its value.',
    'A table with the same figures is always there for a screen reader, and shown by its button.',
    'Series differ by texture, not by color alone; in forced colors only by that.',
  ],
  keys: {
    'Goes to the chart': ['Tab'],
    'Goes to the next place': ['ArrowRight'],
    'Goes to the previous place': ['ArrowLeft'],
    'Goes to the first place': ['Home'],
    'Goes to the last place': ['End'],
    'Leaves the place': ['Escape'],
  },
  anatomy: {
    story: 'Grouped',
    parts: {
      Legend: 'ul',
      'Name of a series': 'li',
      'Table button': 'button[aria-pressed]',
      Drawing: '[role=application]',
    },
  },
} satisfies Guide;
