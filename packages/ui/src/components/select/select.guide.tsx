import type { Guide } from '../../../../../.storybook/guide.ts';
import { Select } from './select.tsx';

const nothing = () => undefined;
const networks = [
  { id: 'tron', label: 'TRON (TRC20)', detail: 'Fee about 27.35 TRX' },
  { id: 'eth', label: 'Ethereum (ERC20)', detail: 'Fee about 0.0021 ETH' },
];

export const selectGuide = {
  use: [
    'For one choice among five to fifteen, in a form.',
    'With a detail per option where the label alone does not decide.',
  ],
  avoid: [
    'For more than fifteen: use ComboBox, which is searched.',
    'For two to four: use RadioGroup or RadioCards, which show them all.',
    'For several choices: use MultiSelect.',
    'For actions: use Menu. To filter a table: use FilterSelect.',
  ],
  do: [
    {
      show: <Select label="Network" options={networks} value="tron" onChange={nothing} />,
      because: 'Labels differ in their first word, so that typing a letter selects them.',
    },
  ],
  dont: [
    {
      show: (
        <Select
          label="Hide small balances"
          options={[{ id: 'yes', label: 'Yes' }]}
          value="yes"
          onChange={nothing}
        />
      ),
      because: 'Yes or no is one box to tick.',
    },
    'Do not leave out what cannot be chosen now: disable it, and say why in its detail.',
  ],
  accessibility: [
    'Follows the select-only combobox pattern. The focus never leaves the field.',
    'The field is named by its label, and the choice is its value. The place of an option in a long list is read out.',
  ],
  anatomy: {
    story: 'Chosen',
    parts: { Label: 'label', Button: '[aria-haspopup=listbox]', Icon: '[aria-haspopup=listbox] svg' },
  },
  keys: {
    'Opens the list': ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
    'Opens the list on its first option': ['Home'],
    'Opens the list on its last option': ['End'],
    'Goes to the next option': ['ArrowDown'],
    'Goes to the previous option': ['ArrowUp'],
    'Goes ten options down': ['PageDown'],
    'Goes ten options up': ['PageUp'],
    'Goes to the option that begins with them': ['Letters'],
    'Chooses the option': ['Enter', 'Space', 'Tab'],
    'Closes the list, and chooses nothing': ['Escape'],
  },
} satisfies Guide;
