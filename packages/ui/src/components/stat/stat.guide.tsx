import type { Guide } from '../../../../../.storybook/guide.ts';
import { Stat } from './stat.tsx';
import { SummaryCards } from './summary-cards.tsx';

export const statGuide: Guide = {
  use: [
    'For a number that is looked at before anything else: total value, requests awaiting approval.',
    'Two to four of them in SummaryCards, joined in one card at the top of a page.',
  ],
  avoid: [
    'For the facts of one thing: use KeyValueList.',
    'For a figure against its limit: use Gauge.',
    'For more than four numbers: use a table.',
  ],
  do: [
    {
      show: (
        <SummaryCards>
          <Stat size="figure" label="Total value" value="$27,311,012.10" hint="+184,210.52 (0.68%) 24h" />
          <Stat label="Awaiting approval" value="4" hint="$1.21M" />
        </SummaryCards>
      ),
      because: 'One large figure a page; the hint says what changed or what it is worth.',
    },
    {
      show: <Stat label="Value" value="--" hint="Price unknown" />,
      because: 'A missing value is two dashes, and the hint says why.',
    },
  ],
  dont: [
    {
      show: <Stat label="Total" value="0" hint="Price unknown" />,
      because: 'A zero that is not one costs trust.',
    },
    'A color without a sign: say + or − in the hint.',
  ],
  accessibility: [
    'A description list: the label is the term, value and hint are its definitions.',
    'A figure is never broken over two lines; the part it stands in moves to the next line.',
  ],
  anatomy: {
    story: 'Normal',
    parts: { Label: 'dt', Value: 'dd', Hint: 'dd + dd' },
  },
};
