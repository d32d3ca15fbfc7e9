import type { Guide } from '../../../../../.storybook/guide.ts';
import { MultiSelect } from './multi-select.tsx';

const nothing = () => undefined;
const networks = [
  { id: 'tron', label: 'TRON' },
  { id: 'eth', label: 'Ethereum' },
  { id: 'ton', label: 'TON' },
];

export const multiSelectGuide = {
  use: [
    'For several choices from more than seven things: networks, coins, people.',
    'With a limit where only so many can be chosen.',
  ],
  avoid: [
    'For up to seven things: use CheckboxGroup, which shows all of them at once.',
    'For one choice: use ComboBox.',
    'For texts that are not known beforehand: use TagInput.',
    'To narrow a table: use FilterSelect in a FilterBar.',
  ],
  do: [
    {
      show: (
        <MultiSelect
          label="Networks"
          options={networks}
          value={['tron', 'eth']}
          onChange={nothing}
          limit={5}
          description="Sweeps run on these networks."
        />
      ),
      because: 'Chosen items stay in sight and can be removed one by one.',
    },
  ],
  dont: [
    {
      show: <MultiSelect label="Networks" options={networks.slice(0, 2)} value={[]} onChange={nothing} />,
      because: 'Two choices need no list that opens: use CheckboxGroup.',
    },
    'Do not put figures that change into a detail: the chips show it behind the label.',
  ],
  accessibility: [
    'Follows the combobox pattern with a multi-select list, which stays open after a choice.',
    'How many are chosen, the limit and errors are tied to the input.',
  ],
  anatomy: {
    story: 'Chosen',
    parts: { Label: 'label', Box: '[data-tags]', Tag: '[role=row]', Input: '[role=combobox]' },
  },
  keys: {
    'Searches, and opens the list': ['Letters'],
    'Opens the list, and goes to the next option': ['ArrowDown'],
    'Chooses the option, and leaves the list open': ['Enter'],
    'Closes the list': ['Escape'],
    'Goes to the last of what is chosen, at the beginning of the input': ['ArrowLeft'],
    'Goes to the next of what is chosen, and behind the last to the input': ['ArrowRight'],
    'Removes what has the focus': ['Delete'],
    'Removes the last of what is chosen, in an empty input': ['Backspace'],
  },
} satisfies Guide;
