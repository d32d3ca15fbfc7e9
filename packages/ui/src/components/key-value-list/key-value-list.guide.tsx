import type { Guide } from '../../../../../.storybook/guide.ts';
import { Amount } from '../amount/index.ts';
import { KeyValueList } from './key-value-list.tsx';

export const keyValueListGuide: Guide = {
  use: [
    'For the facts of one thing: in a drawer, a card, a confirmation.',
    'In the order in which they are checked: what, how much, to whom, what it costs.',
  ],
  avoid: [
    'For the same facts of many things: use Table.',
    'For one figure that matters: use Stat.',
    'For steps and their times: use Timeline.',
  ],
  do: [
    {
      show: (
        <KeyValueList
          items={[
            { key: 'from', label: 'From', value: 'Treasury / Main sub-wallet' },
            { key: 'fee', label: 'Network fee', value: <Amount value="27.35" symbol="TRX" /> },
          ]}
        />
      ),
      because: 'A short label, and the value with its unit.',
    },
  ],
  dont: [
    {
      show: (
        <KeyValueList
          items={[
            { key: 'memo', label: 'Memo', value: 'None' },
            { key: 'label', label: 'Label', value: 'N/A' },
          ]}
        />
      ),
      because: 'Many words for nothing: leave the value out, and it is two dashes.',
    },
  ],
  accessibility: [
    'A <dl>: screen readers read each label with its value.',
    'In a narrow place values break; a long address or hash never widens the page.',
  ],
  anatomy: {
    story: 'Facts',
    parts: { List: 'dl', Row: 'dl > div', Label: 'dt', Value: 'dd' },
  },
};
