import type { Guide } from '../../../../../.storybook/guide.ts';
import { ComboBox } from './combo-box.tsx';

const nothing = () => undefined;
const coins = [
  { id: 'usdt', label: 'USDT', detail: 'Tether USD' },
  { id: 'usdc', label: 'USDC', detail: 'USD Coin' },
];

export const comboBoxGuide = {
  use: ['For one choice among many that people know by name: coins, people, sub-wallets.'],
  avoid: [
    'For fewer than ten: use Select.',
    'For several choices: use MultiSelect.',
    'For free text: use TextField. Where text may differ from what the list offers, set allowsCustomValue.',
  ],
  do: [
    {
      show: <ComboBox label="Coin" options={coins} value="usdt" onChange={nothing} />,
      because:
        'Found by label, detail and further words, such as the Chinese name of a coin; label and detail are shown when it is closed.',
    },
  ],
  dont: [
    'Do not give two options the same label and detail: only their ids would tell them apart.',
    {
      show: <ComboBox label="Coin" options={coins} value={null} onChange={nothing} placeholder="usdt" />,
      because: 'A placeholder that looks like a choice is mistaken for one.',
    },
  ],
  accessibility: [
    'Follows the combobox pattern. The focus stays in the input.',
    'How many options match, that they are loading or could not be loaded is read out. Retry is in the tab order.',
  ],
  anatomy: {
    story: 'Chosen',
    parts: {
      Label: 'label',
      Box: 'div:has(> [role=combobox])',
      Input: '[role=combobox]',
    },
  },
  keys: {
    'Searches, and opens the list': ['Letters'],
    'Opens the list, and goes to the next option': ['ArrowDown'],
    'Goes to the previous option': ['ArrowUp'],
    'Chooses the option': ['Enter'],
    'Closes the list, and restores the choice': ['Escape'],
  },
} satisfies Guide;
