import type { Guide } from '../../../../../.storybook/guide.ts';
import { Donut } from './donut.tsx';

export const donutGuide: Guide = {
  use: [
    'For the parts of one whole at one moment: assets by coin, by wallet, by network.',
    'For two to about eight parts.',
  ],
  avoid: [
    'To compare parts with each other: use BarChart, lengths are easier to compare than arcs.',
    'For how the parts went over time: use LineChart, or a stacked BarChart.',
    'For one figure against its limit: use Gauge.',
  ],
  do: [
    {
      show: (
        <Donut
          label="Assets by wallet"
          slices={[
            { key: 'hot', label: 'Hot', value: '18420110.20' },
            { key: 'cold', label: 'Cold', value: '8890901.90' },
          ]}
        />
      ),
      because: 'The largest first; the ring starts at the top and goes round in the order of the table.',
    },
    'Give a coin its own color; leave other colors to the library.',
  ],
  dont: [
    'Parts that do not add up to a whole, such as balances with and without what is locked.',
    'A tail of slivers: add the smallest up as “Everything else”.',
  ],
  accessibility: [
    'The ring is decoration. The table beside it says every name, value and share, so that no color has to be told apart.',
    'Shares are cut and topped up so that they add up to exactly 100 %.',
  ],
  anatomy: {
    story: 'Shares',
    parts: {
      Ring: 'svg',
      Total: 'svg + div',
      Table: 'table',
      Row: 'tbody tr',
      Name: 'tbody th',
      Value: 'tbody td',
    },
  },
};
