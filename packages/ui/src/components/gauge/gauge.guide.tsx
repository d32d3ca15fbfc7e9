import type { Guide } from '../../../../../.storybook/guide.ts';
import { Gauge } from './gauge.tsx';

export const gaugeGuide: Guide = {
  use: [
    'For one figure between its limits that may rise and fall: energy used, a quota, how much of a limit is spent today.',
    'With thresholds where it matters how near the limit is.',
  ],
  avoid: [
    'For something that ends: use ProgressBar.',
    'For a figure that has no limit: use Stat.',
    'For its course over time: use LineChart, or a SparkLine beside it.',
  ],
  do: [
    {
      show: (
        <Gauge
          label="TRON energy used today"
          value="58120"
          max="65000"
          thresholds={[{ from: '52000', tone: 'attention', label: 'Nearly used up' }]}
        />
      ),
      because: 'Say what the tone means, in words beside it.',
    },
    {
      show: <Gauge label="Cold wallet set up" value="1" max="3" text="1 of 3 devices" />,
      because: 'Count in what a person counts.',
    },
  ],
  dont: [
    'A wall of gauges: where more than three are compared, use BarChart or a table.',
    'A red dial for a value that is as it should be.',
  ],
  accessibility: [
    'Has the role meter, named by its label; its value is the words beside it, with the meaning of its threshold.',
    'A threshold is shown by an icon and words, not by color alone, and as a mark on the dial.',
    'In forced colors the dial is drawn in the system colors.',
  ],
  anatomy: {
    story: 'Normal',
    parts: {
      Dial: '[role=meter]',
      Share: '[role=meter] > span',
      Label: '[role=meter] + div > div',
      Words: '[role=meter] + div > div + div',
    },
  },
};
